import type { ReactNode } from 'react';
import { useOptimisticTips } from '../hooks/use-optimistic-tips.ts';
import { SavedTipsContext, type SavedTipsState } from '../hooks/use-saved-tips.ts';

/** One list of saved tips for every save button on the page. */
export function SavedTipsProvider({ children }: { children: ReactNode }) {
  const { submitChange, ...list } = useOptimisticTips();
  const savedTips: SavedTipsState = {
    ...list,
    isSaved: (id) => list.tips.some((tip) => tip.id === id),
    save: (tip) => submitChange(tip.id, { timestamp: new Date().toISOString(), ...tip }),
    remove: (id) => submitChange(id, null),
  };
  return <SavedTipsContext value={savedTips}>{children}</SavedTipsContext>;
}

import type { SavedTip } from '@datewright/contracts/datecoach/saved-tip';
import { createContext, type ReactNode, useContext } from 'react';
import { useOptimisticTips } from './use-optimistic-tips.ts';

/** A tip as it stands in a playbook; one that was saved before brings its notes and its time along. */
export type TipToSave = Pick<SavedTip, 'id' | 'type' | 'content' | 'source'> & Partial<SavedTip>;

interface SavedTipsState {
  /** The newest first. */
  tips: readonly SavedTip[];
  /** `unread`: nobody could say what is saved. */
  state: 'loading' | 'there' | 'unread';
  refetch: () => void;
  isSaved: (id: string) => boolean;
  /** Answers whether it is kept now. */
  save: (tip: TipToSave) => Promise<boolean>;
  /** Answers whether it is gone now. */
  remove: (id: string) => Promise<boolean>;
}

const SavedTipsContext = createContext<SavedTipsState | null>(null);

/** Around the page: one list of saved tips for all hearts. */
export function SavedTipsProvider({ children }: { children: ReactNode }) {
  const { order, ...list } = useOptimisticTips();
  const saved: SavedTipsState = {
    ...list,
    isSaved: (id) => list.tips.some((tip) => tip.id === id),
    save: (tip) => order(tip.id, { timestamp: new Date().toISOString(), ...tip }),
    remove: (id) => order(id, null),
  };
  return <SavedTipsContext value={saved}>{children}</SavedTipsContext>;
}

export function useSavedTips(): SavedTipsState {
  const saved = useContext(SavedTipsContext);
  if (!saved) throw new Error('This part of the page was rendered outside of SavedTips.');
  return saved;
}

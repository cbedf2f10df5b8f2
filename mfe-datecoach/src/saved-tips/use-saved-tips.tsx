import type { SavedTip } from '@datewright/contracts/datecoach/saved-tip';
import { createContext, type ReactNode, useContext, useState } from 'react';

/** A tip as it stands in a playbook, before it is saved. */
export type TipToSave = Pick<SavedTip, 'id' | 'type' | 'content' | 'source'>;

interface Saved {
  /** The newest first. */
  tips: readonly SavedTip[];
  isSaved: (id: string) => boolean;
  toggle: (tip: TipToSave) => void;
}

const Context = createContext<Saved | null>(null);

/** Around the page: one list of saved tips for all hearts. */
export function SavedTips({ children }: { children: ReactNode }) {
  const [tips, setTips] = useState<readonly SavedTip[]>([]);
  const isSaved = (id: string) => tips.some((tip) => tip.id === id);
  const toggle = (tip: TipToSave) =>
    setTips(
      isSaved(tip.id)
        ? tips.filter(({ id }) => id !== tip.id)
        : [{ ...tip, notes: '', timestamp: new Date().toISOString() }, ...tips],
    );
  return <Context value={{ tips, isSaved, toggle }}>{children}</Context>;
}

export function useSavedTips(): Saved {
  const saved = useContext(Context);
  if (!saved) throw new Error('This part of the page was rendered outside of SavedTips.');
  return saved;
}

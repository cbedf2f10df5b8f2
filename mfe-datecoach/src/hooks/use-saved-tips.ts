import type { SavedTip } from '@datewright/contracts/datecoach/saved-tip';
import { createContext, useContext } from 'react';

/** A tip of a playbook. A tip that was saved before includes its notes and time. */
export type TipToSave = Pick<SavedTip, 'id' | 'type' | 'content' | 'source'> & Partial<SavedTip>;

export interface SavedTipsState {
  /** Sorted newest first. */
  tips: readonly SavedTip[];
  state: 'loading' | 'ready' | 'failed';
  refetch: () => void;
  isSaved: (id: string) => boolean;
  /** Resolves to true when the service saved it. */
  save: (tip: TipToSave) => Promise<boolean>;
  /** Resolves to true when the service removed it. */
  remove: (id: string) => Promise<boolean>;
}

export const SavedTipsContext = createContext<SavedTipsState | null>(null);

export function useSavedTips(): SavedTipsState {
  const savedTips = useContext(SavedTipsContext);
  if (!savedTips) throw new Error('useSavedTips must be used inside SavedTipsProvider.');
  return savedTips;
}

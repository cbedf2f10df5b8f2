import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { scrollDelayMs, scrollToLater } from '../../../lib/scroll-to.ts';
import type { SavedBio } from '../../saved/hooks/use-saved-bio.ts';

/** What opened the dialog: "Start Fresh", or "Create" on the progress strip. Each has its own error message. */
type ResetSource = 'fresh' | 'progress';

/** Clears the bio after the member has confirmed it. */
export function useReset(saved: SavedBio) {
  const { success } = useCopy();
  const [source, setSource] = useState<ResetSource | null>(null);
  return {
    isOpen: source !== null,
    open: (from: ResetSource) => setSource(from),
    close: () => setSource(null),
    async confirm() {
      const action = source === 'progress' ? 'resetByProgress' : 'reset';
      setSource(null);
      const page = () => ({ bioInput: '', editing: null, analyzed: null, written: null });
      const isCleared = await saved.save({ bio: '', action, page, successMessage: success.cleared });
      if (isCleared) scrollToLater('create-section', scrollDelayMs.create);
    },
  };
}
export type Reset = ReturnType<typeof useReset>;

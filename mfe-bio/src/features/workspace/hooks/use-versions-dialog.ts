import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import type { SavedBio } from '../../saved/hooks/use-saved-bio.ts';
import { getUnsavedText } from '../../saved/lib/page-selectors.ts';
import type { SavedPage } from '../../saved/lib/saved-page.ts';

/** The dialog of earlier versions, and restoring one of them. */
export function useVersionsDialog(saved: SavedBio) {
  const { versions: copy } = useCopy();
  const [isOpen, setIsOpen] = useState(false);
  return {
    isOpen,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    async restore(bio: string) {
      const page = (before: SavedPage) => ({ bioInput: getUnsavedText(before), editing: null, written: null });
      const isRestored = await saved.save({ bio, action: 'restore', page, successMessage: copy.restored });
      if (isRestored) setIsOpen(false);
    },
  };
}
export type BioVersionsDialog = ReturnType<typeof useVersionsDialog>;

import type { BioChange } from './bio-change.ts';
import type { SavedPage } from './saved-page.ts';

interface SavedBio {
  page: SavedPage;
  save: (change: BioChange) => Promise<boolean>;
}

/** Saves the first bio and empties the input; the text comes back when saving fails. */
export const saveInput = ({ page, save }: SavedBio) =>
  save({ bio: page.bioInput.trim(), action: 'save', page: () => ({ bioInput: '', written: null }) });

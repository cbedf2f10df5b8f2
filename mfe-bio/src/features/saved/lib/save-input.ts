import type { SavedBio } from '../hooks/use-saved-bio.ts';

/** Saves the first bio and empties the input; the text comes back when saving fails. */
export const saveInput = ({ page, save }: SavedBio) =>
  save({ bio: page.bioInput.trim(), action: 'save', page: () => ({ bioInput: '', written: null }) });

import type { SavedBio } from '../hooks/use-saved-bio.ts';

/** Saves what was typed where no bio is: the field and the analysis go with it, and come back when it fails. */
export const saveInput = ({ page, save }: SavedBio) =>
  save({ bio: page.bioInput.trim(), action: 'save', page: () => ({ bioInput: '', written: null }) });

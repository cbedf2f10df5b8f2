import type { SavedBio } from './use-saved-bio.ts';

/** Saves what was typed where no bio is: the field and the analysis go with it, and come back when it fails. */
export const saveTyped = ({ page, save }: SavedBio) =>
  save({ bio: page.bioInput.trim(), doing: 'save', page: () => ({ bioInput: '', written: null }) });

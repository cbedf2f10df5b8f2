import type { BioChange } from './bio-change.ts';
import type { SavedPage } from './saved-page.ts';

interface SavedBio {
  page: SavedPage;
  save: (change: BioChange) => Promise<boolean>;
}

/** The title of the section with the input. */
export const createTitleId = 'create-title';

/** Saves the first bio and empties the input; the text comes back when saving fails. */
export async function saveInput({ page, save }: SavedBio): Promise<boolean> {
  const isSaved = await save({
    bio: page.bioInput.trim(),
    action: 'save',
    page: () => ({ bioInput: '', written: null }),
  });
  // The saved bio took the place of the section and its button, so the section comes back without the focus.
  if (!isSaved) setTimeout(focusTitle);
  return isSaved;
}

function focusTitle(): void {
  if (document.activeElement === document.body) document.getElementById(createTitleId)?.focus({ preventScroll: true });
}

import { scrollDelayMs, scrollToLater } from '../../../lib/scroll-to.ts';
import type { MissingPart } from './missing-parts.ts';
import { getUnsavedText } from './page-selectors.ts';
import type { SavedPage } from './saved-page.ts';

interface SavedBio {
  page: SavedPage;
  change: (part: Partial<SavedPage>) => void;
}

/**
 * Opens the editor with a text, and with the part of the score to write if there is one. What was being typed there moves
 * to the input, so that nothing is lost.
 */
export function openEditor({ page, change }: SavedBio, bio: string, part?: MissingPart['part']): void {
  if (page.editing?.text !== bio) {
    change({ editing: { text: bio, base: page.version, ...(part && { part }) }, bioInput: getUnsavedText(page) });
  }
  scrollToLater('score-section', scrollDelayMs.create);
}

import { scrollDelayMs, scrollToLater } from '../../../lib/scroll-to.ts';
import { getUnsavedText } from './page-selectors.ts';
import type { SavedPage } from './saved-page.ts';

interface SavedBio {
  page: SavedPage;
  change: (part: Partial<SavedPage>) => void;
}

/** Opens the editor with a text and moves what was being typed there to the input, so that nothing is lost. */
export function openEditor({ page, change }: SavedBio, bio: string): void {
  if (page.editing?.text !== bio) {
    change({ editing: { text: bio, base: page.version }, bioInput: getUnsavedText(page) });
  }
  scrollToLater('score-section', scrollDelayMs.create);
}

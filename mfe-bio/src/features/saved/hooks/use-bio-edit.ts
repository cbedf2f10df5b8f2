import { isTooLong } from '../lib/is-too-long.ts';
import { gap } from '../lib/lines-to-write.ts';
import { getReport } from '../lib/page-selectors.ts';
import type { SavedBio } from './use-saved-bio.ts';

/** The open edit of the saved bio. `suggestedScore` is known where the text is the report's unchanged suggestion. */
export function useBioEdit(saved: SavedBio, busy: boolean) {
  const { page, change } = saved;
  const text = page.editing?.text ?? '';
  const bio = text.trim();
  const suggestion = getReport(page)?.analysis;
  const suggestedScore = suggestion?.improvedVersion?.trim() === bio ? suggestion.improvedScore : null;
  const cancel = () => change({ editing: null });
  const write = (next: string) => change({ editing: { base: page.version, ...page.editing, text: next } });

  async function save() {
    const { editing } = page;
    if (bio === '' || isTooLong(bio) || bio.includes(gap) || !editing || busy) return;
    if (bio === page.savedBio) return cancel();
    const base = editing.base;
    await saved.save({
      bio,
      action: 'saveEdit',
      baseVersion: base,
      page: () => ({ editing: null, written: suggestionAsWritten() }),
    });
  }

  /** Keeps unsupported facts marked when the member saves the suggestion unchanged. */
  function suggestionAsWritten() {
    if (!suggestion || !suggestedScore) return null;
    const { writtenBy, toCheck } = suggestion;
    return { bio, writtenBy, toCheck, explanation: [], bonus: false };
  }

  return { text, bio, suggestedScore, write, cancel, save };
}

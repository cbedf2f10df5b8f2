import type { WordCorrection } from '../lexicon/word-corrections.ts';
import type { Word } from '../text/parsed-bio.ts';

const standsFor = new Map([
  ['2', 'to'],
  ['4', 'for'],
]);
const toWordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
/** Before these words a number counts nothing. */
const verbsAndPronouns = toWordSet(`
  be go have do see meet make get know find tell talk say try chat laugh relax travel learn come take give keep watch
  hear hang cook eat you u me him her them us it the my your life ever someone
`);
/** Before these words a number counts, and is not shorthand. */
const quantityContexts = toWordSet('a of the these my our your his their with at page day number');
/** Before these words a number counts when a plural follows. */
const possibleQuantityContexts = toWordSet('have has had and');
const plural = /[^su]s$/;

/** "2" and "4" in English, where they may stand for "to" and "for", and whether they certainly do. */
export function parseNumberShorthand(
  word: Word,
  before?: Word,
  after?: Word,
): (WordCorrection & { isShorthand: boolean }) | undefined {
  const meant = standsFor.get(word.text);
  if (!meant) return undefined;
  const counts = !before || quantityContexts.has(before.lower);
  const countsThings =
    (word.pause || possibleQuantityContexts.has(before?.lower ?? '')) && plural.test(after?.lower ?? '');
  const isShorthand = after !== undefined && !after.pause && verbsAndPronouns.has(after.lower) && before !== undefined;
  return isShorthand || !(counts || countsThings) ? { rule: 'languageTexting', meant, isShorthand } : undefined;
}

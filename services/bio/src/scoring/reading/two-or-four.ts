import type { MeantWord } from '../words/meant-words.ts';
import type { Word } from './reading.ts';

const standsFor = new Map([
  ['2', 'to'],
  ['4', 'for'],
]);
const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
/** Before these they count nothing. */
const uncounted = words(`
  be go have do see meet make get know find tell talk say try chat laugh relax travel learn come take give keep watch
  hear hang cook eat you u me him her them us it the my your life ever someone
`);
/** After these they count, and are no shorthand. */
const counting = words('a of the these my our your his their with at page day number');
/** After these they do when a plural follows. */
const mayCount = words('have has had and');
const plural = /[^su]s$/;

/** "2" and "4" in English, where they may stand for "to" and "for"; whether they clearly do. */
export function twoOrFour(word: Word, before?: Word, after?: Word): (MeantWord & { isShorthand: boolean }) | undefined {
  const meant = standsFor.get(word.text);
  if (!meant) return undefined;
  const counts = !before || counting.has(before.lower);
  const countsThings = (word.pause || mayCount.has(before?.lower ?? '')) && plural.test(after?.lower ?? '');
  const isShorthand = after !== undefined && !after.pause && uncounted.has(after.lower) && before !== undefined;
  return isShorthand || !(counts || countsThings) ? { rule: 'languageTexting', meant, isShorthand } : undefined;
}

import type { Sentence } from '../text/parsed-bio.ts';

const minItems = 3;
/** Average number of correct words between two marks; a misspelling must not turn a list into a sentence. */
const maxWordsPerItem = 2.6;

/** "Hobbies: tennis, piano, hiking in the Alps": items without anything said about them. */
export function isBareList({ corrected, words }: Sentence): boolean {
  const items = corrected.filter(({ pause }, place) => place === 0 || pause).length;
  return items >= minItems && words.length <= items * maxWordsPerItem;
}

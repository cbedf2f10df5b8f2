import type { Sentence } from '../parsing/parsed-bio.ts';

const minItems = 3;
/** Right words between two marks, on average; an error makes no list a sentence. */
const maxWordsPerItem = 2.6;

/** "Hobbies: tennis, piano, hiking in the Alps": things one after the other, and nothing told of them. */
export function isBareList({ corrected, words }: Sentence): boolean {
  const items = corrected.filter(({ pause }, place) => place === 0 || pause).length;
  return items >= minItems && words.length <= items * maxWordsPerItem;
}

import type { Sentence } from '../reading/reading.ts';

const fewestItems = 3;
/** Right words between two marks, on average; an error makes no list a sentence. */
const mostEach = 2.6;

/** "Hobbies: tennis, piano, hiking in the Alps": things one after the other, and nothing told of them. */
export function isBareList({ meant, words }: Sentence): boolean {
  const items = meant.filter(({ pause }, place) => place === 0 || pause).length;
  return items >= fewestItems && words.length <= items * mostEach;
}

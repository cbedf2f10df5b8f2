import { normalizeText } from './normalize-text.ts';

export interface Span {
  start: number;
  end: number;
}

/** Words that tell the same fact, in both languages. */
export interface FactFamily {
  /** Where a text tells it. */
  find(folded: string): Span[];
  /** True when what was given speaks of it. */
  isGiven(folded: string): boolean;
}

const toPattern = (words: string[]): RegExp => {
  const sources = words.map((word) => normalizeText(word).replace(/\*/g, "[\\p{L}'’-]*"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
};
const splitWordList = (list: string) =>
  list
    .split('/')
    .map((word) => word.trim())
    .filter(Boolean);

/** Finds the words of a list, one or several a line. */
export const compilePattern = (list: string): RegExp =>
  toPattern(list.split('\n').flatMap((line) => splitWordList(line)));

/**
 * Families of a list: one a line, words apart by `/`, a `*` for any ending, and after a `<` the words in what was given
 * that speak of the same.
 */
export function parseFactFamilies(list: string): FactFamily[] {
  const lines = list.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [telling = '', also = ''] = line.split('<');
    const tells = toPattern(splitWordList(telling));
    const given = toPattern([...splitWordList(telling), ...splitWordList(also)]);
    return {
      find: (folded) =>
        [...folded.matchAll(tells)].map(({ index, 0: found }) => ({ start: index, end: index + found.length })),
      isGiven: (folded) => folded.search(given) >= 0,
    };
  });
}

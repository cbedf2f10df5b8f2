import { normalizeText } from './normalize-text.ts';

export interface Span {
  start: number;
  end: number;
}

/** Words for the same fact, in both languages. */
export interface FactFamily {
  /** Where a text states the fact. */
  find(folded: string): Span[];
  /** True when the input mentions it. */
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

/** Compiles a list of words, one or several per line. */
export const compilePattern = (list: string): RegExp =>
  toPattern(list.split('\n').flatMap((line) => splitWordList(line)));

/**
 * Parses a list of families: one per line, words separated by `/`, `*` for any ending, and after `<` further words in
 * the input that mention the same fact.
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

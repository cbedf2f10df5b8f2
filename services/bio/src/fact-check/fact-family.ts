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
  /** True when a rewrite of a text that states it still tells it, if only by what goes with it: "on a hospital ward" for a nurse. */
  isKept(folded: string): boolean;
}

// Folded letters only: with \p{L} in each of a thousand endings, the first rewrite of a process took seconds of CPU.
const toPattern = (words: string[]): RegExp => {
  const sources = words.map((word) => normalizeText(word).replace(/\*/g, "[a-z'’-]*"));
  return new RegExp(`(?<![a-z0-9])(?:${sources.join('|')})(?![a-z0-9])`, 'g');
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
 * Parses a list of families: one per line, words separated by `/`, `*` for any ending. After `<` come further words in
 * the input that mention the same fact, and after `~` words that keep the fact in a rewrite but are too weak to support
 * it in a new text.
 */
export function parseFactFamilies(list: string): FactFamily[] {
  const lines = list.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [supporting = '', keeping = ''] = line.split('~');
    const [telling = '', also = ''] = supporting.split('<');
    const tells = toPattern(splitWordList(telling));
    const given = toPattern([...splitWordList(telling), ...splitWordList(also)]);
    const kept = toPattern([telling, also, keeping].flatMap(splitWordList));
    return {
      find: (folded) =>
        [...folded.matchAll(tells)].map(({ index, 0: found }) => ({ start: index, end: index + found.length })),
      isGiven: (folded) => folded.search(given) >= 0,
      isKept: (folded) => folded.search(kept) >= 0,
    };
  });
}

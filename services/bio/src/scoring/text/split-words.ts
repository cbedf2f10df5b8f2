import type { Word } from './parsed-bio.ts';

// Hyphens separate words, so that "easy-going" and "easy going" are equal.
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}\p{N}]+){0,8}/gu;
const plain = /^[a-z0-9]*$/;

const pause = /[,.;:!?…|•()“”–—]|\s-\s/;

/** The words and numbers of a text, with positions shifted by `offset`. */
export function splitWords(text: string, offset = 0): Word[] {
  let end = 0;
  return Array.from(text.matchAll(wordPattern), ({ 0: found, index }) => {
    const word = createWord(found, index + offset);
    if (pause.test(text.slice(end, index))) word.pause = true;
    end = index + found.length;
    return word;
  });
}

/** The word as if it were at this position of the bio. */
export function createWord(text: string, start: number, end = start + text.length): Word {
  const lower = text.toLowerCase().replaceAll('’', "'");
  return { start, end, text, lower, unaccented: stripAccents(lower) };
}

export function stripAccents(lower: string): string {
  return plain.test(lower) ? lower : lower.normalize('NFD').replace(/[\p{M}']/gu, '');
}

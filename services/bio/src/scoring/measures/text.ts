import type { Reading } from '../reading/reading.ts';
import type { Span } from '../reading/span.ts';

export const wordCount = ({ words }: Reading): number => words.length;
export const characterCount = ({ characters }: Reading): number => characters;

/** Characters missing until this many. */
export const charactersShortOf =
  (enough: number) =>
  ({ characters }: Reading): number =>
    enough - characters;

export const sentencesOver =
  (most: { en: number; hu: number }) =>
  ({ sentences, language }: Reading): Span[] =>
    sentences.filter(({ words }) => words.length > most[language]).map(({ start, end }) => ({ start, end }));

/** Characters of the longest stretch without a line break, when it is more than a few sentences. */
export function longestBlock({ text, characters }: Reading): number {
  const lines = text.split(/[\n\r]+/);
  return lines.length > 1 ? Math.max(...lines.map(({ length }) => length)) : characters;
}

/** How many sentences have at most this many words, of 100; nothing for a text of few sentences. */
export const shortSentenceShare =
  (fewWords: number, ofSentences: number) =>
  ({ sentences }: Reading): number => {
    const said = sentences.filter(({ words }) => words.length > 0);
    if (said.length < ofSentences) return 0;
    return (100 * said.filter(({ words }) => words.length <= fewWords).length) / said.length;
  };

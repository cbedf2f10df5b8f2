import type { Reading, Sentence, Word } from '../reading/reading.ts';
import type { Span } from '../reading/span.ts';

export const wordCount = ({ words }: Reading): number => words.length;

/** Spaces too many do not count, so that a slip never lengthens a short text. */
const tidyLength = (text: string): number =>
  text.trim().replace(/\s+/g, ' ').replaceAll(' ,', ',').replaceAll(' .', '.').length;

/** With the space beside each. */
const lengthOf = (words: readonly Word[]): number => words.reduce((sum, { text }) => sum + text.length + 1, 0);

/** Characters of right words missing until this many. */
export const charactersShortOf =
  (enough: number) =>
  ({ text, sentences }: Reading): number =>
    enough - sentences.reduce((sum, { written, words }) => sum + lengthOf(words) - lengthOf(written), tidyLength(text));

/** Errors count as what they mean, so that no slip makes a long text short. */
const meantLength = (text: string, sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { written, meant }) => sum + lengthOf(meant) - lengthOf(written), tidyLength(text));

export const meantCharacters = ({ text, sentences }: Reading): number => meantLength(text, sentences);

export const sentencesOver =
  (most: { en: number; hu: number }) =>
  ({ sentences, language }: Reading): Span[] =>
    sentences.filter(({ meant }) => meant.length > most[language]).map(({ start, end }) => ({ start, end }));

/** Characters of the longest stretch without a line break. */
export function longestBlock({ text, sentences }: Reading): number {
  const lines = [...text.matchAll(/[^\n\r]+/g)].map(({ 0: line, index }) =>
    meantLength(
      line,
      sentences.filter(({ start }) => start >= index && start < index + line.length),
    ),
  );
  return Math.max(0, ...lines);
}

/** How many sentences have at most this many words, of 100; nothing for a text of few sentences. */
export const shortSentenceShare =
  (fewWords: number, ofSentences: number) =>
  ({ sentences }: Reading): number => {
    const said = sentences.filter(({ meant }) => meant.length > 0);
    if (said.length < ofSentences) return 0;
    return (100 * said.filter(({ words }) => words.length <= fewWords).length) / said.length;
  };

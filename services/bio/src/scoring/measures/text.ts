import type { ParsedBio, Sentence, Word } from '../text/parsed-bio.ts';
import type { Span } from '../text/span.ts';

export const wordCount = ({ words }: ParsedBio): number => words.length;

/** Extra spaces don't count, so that a typo never lengthens a short text. */
const tidyLength = (text: string): number =>
  text.trim().replace(/\s+/g, ' ').replaceAll(' ,', ',').replaceAll(' .', '.').length;

/** Includes the adjacent space. */
const sumLengths = (words: readonly Word[]): number => words.reduce((sum, { text }) => sum + text.length + 1, 0);

/** How many characters of correct words are missing to this length. */
export const charactersMissingTo =
  (enough: number) =>
  ({ text, sentences }: ParsedBio): number =>
    enough -
    sentences.reduce((sum, { written, words }) => sum + sumLengths(words) - sumLengths(written), tidyLength(text));

/** Misspelled words count as their corrections, so that no typo shortens a long text. */
const meantLength = (text: string, sentences: readonly Sentence[]): number =>
  sentences.reduce(
    (sum, { written, corrected: meant }) => sum + sumLengths(meant) - sumLengths(written),
    tidyLength(text),
  );

export const meantCharacters = ({ text, sentences }: ParsedBio): number => meantLength(text, sentences);

export const sentencesOver =
  (most: { en: number; hu: number }) =>
  ({ sentences, language }: ParsedBio): Span[] =>
    sentences.filter(({ corrected: meant }) => meant.length > most[language]).map(({ start, end }) => ({ start, end }));

/** Characters of the longest stretch without a line break. */
export function longestBlock({ text, sentences }: ParsedBio): number {
  const lines = [...text.matchAll(/[^\n\r]+/g)].map(({ 0: line, index }) =>
    meantLength(
      line,
      sentences.filter(({ start }) => start >= index && start < index + line.length),
    ),
  );
  return Math.max(0, ...lines);
}

/** Of 100 sentences, how many have at most this many words; 0 for a text of few sentences. */
export const shortSentenceShare =
  (fewWords: number, ofSentences: number) =>
  ({ sentences }: ParsedBio): number => {
    const said = sentences.filter(({ corrected: meant }) => meant.length > 0);
    if (said.length < ofSentences) return 0;
    return (100 * said.filter(({ words }) => words.length <= fewWords).length) / said.length;
  };

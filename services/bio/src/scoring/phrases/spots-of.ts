import type { Reading, Sentence, Word } from '../reading/reading.ts';
import type { Span } from '../reading/span.ts';
import { findPhrases, type PhraseMatch } from './find-phrases.ts';
import { type PhraseBook, phraseBook } from './phrase-book.ts';

export interface Books {
  en: PhraseBook;
  hu: PhraseBook;
}

export const books = (lists: { en: string; hu: string }): Books => ({
  en: phraseBook(lists.en),
  // Hungarian words change with their accents: "éves" is years old, "evés" is eating.
  hu: phraseBook(lists.hu, 'lower'),
});

/** What earns points: each phrase once, and only in words without error. */
export function earningSpots(
  list: Books,
  counts: (sentence: Sentence, reading: Reading) => boolean = () => true,
): (reading: Reading) => Span[] {
  return (reading) =>
    oncePerName(matchesIn(reading, list, (sentence) => (counts(sentence, reading) ? sentence.words : [])));
}

/** What costs points: each phrase once, and errors read as what they mean, so that no slip hides a loss. */
export function costingSpots(list: Books): (reading: Reading) => Span[] {
  return (reading) => oncePerName(matchesIn(reading, list, ({ meant }) => meant));
}

function matchesIn(reading: Reading, list: Books, words: (sentence: Sentence) => Word[]): PhraseMatch[] {
  return reading.sentences.flatMap((sentence) => findPhrases(words(sentence), list[reading.language]));
}

function oncePerName(matches: readonly PhraseMatch[]): Span[] {
  const first = new Map<string, PhraseMatch>();
  for (const match of matches) if (!first.has(match.name)) first.set(match.name, match);
  return [...first.values()].map(({ start, end }) => ({ start, end }));
}

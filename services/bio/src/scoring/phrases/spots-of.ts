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
  hu: phraseBook(lists.hu),
});

/** What earns points: each phrase once, and only in words without error. */
export function earningSpots(list: Books): (reading: Reading) => Span[] {
  return (reading) => oncePerName(matchesIn(reading, list, ({ words }) => words));
}

/** What costs points: each phrase once, and errors read as what they mean, so that no slip hides a loss. */
export function costingSpots(list: Books): (reading: Reading) => Span[] {
  return (reading) => {
    const written = matchesIn(reading, list, ({ words }) => words);
    if (reading.wordErrors.length === 0) return oncePerName(written);
    const meant = matchesIn(reading, list, (sentence) => sentence.meant);
    return oncePerName([...written, ...meant]).sort((one, other) => one.start - other.start);
  };
}

function matchesIn(reading: Reading, list: Books, words: (sentence: Sentence) => Word[]): PhraseMatch[] {
  return reading.sentences.flatMap((sentence) => findPhrases(words(sentence), list[reading.language]));
}

function oncePerName(matches: readonly PhraseMatch[]): Span[] {
  const first = new Map<string, PhraseMatch>();
  for (const match of matches) if (!first.has(match.name)) first.set(match.name, match);
  return [...first.values()].map(({ start, end }) => ({ start, end }));
}

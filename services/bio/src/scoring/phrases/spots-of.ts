import type { Reading, Sentence } from '../reading/reading.ts';
import type { Span } from '../reading/span.ts';
import { type Certainty, findPhrases, type PhraseMatch } from './find-phrases.ts';
import { type PhraseBook, phraseBook } from './phrase-book.ts';

export interface Books {
  en: PhraseBook;
  hu: PhraseBook;
}

export const books = (lists: { en: string; hu: string }, within?: PhraseBook['within']): Books => ({
  en: phraseBook(lists.en, 'folded', within),
  // Hungarian words change with their accents: "éves" is years old, "evés" is eating.
  hu: phraseBook(lists.hu, 'lower', within),
});

type Counts = (sentence: Sentence, reading: Reading) => boolean;

/** What earns points: each phrase once, and only in words without error. */
export const earningSpots = (list: Books, counts?: Counts) => spotsOf(list, 'surely', counts);

/** What costs points: each phrase once, and errors read as what they mean, so that no slip hides a loss. */
export const costingSpots = (list: Books, counts?: Counts) => spotsOf(list, 'maybe', counts);

const spotsOf =
  (list: Books, certainty: Certainty, counts: Counts = () => true) =>
  (reading: Reading): Span[] =>
    oncePerName(
      reading.sentences
        .filter((sentence) => counts(sentence, reading))
        .flatMap(({ meant }) => findPhrases(meant, list[reading.language], certainty)),
    );

function oncePerName(matches: readonly PhraseMatch[]): Span[] {
  const first = new Map<string, PhraseMatch>();
  for (const match of matches) if (!first.has(match.name)) first.set(match.name, match);
  return [...first.values()].map(({ start, end }) => ({ start, end }));
}

import type { ParsedBio, Sentence } from '../text/parsed-bio.ts';
import type { Span } from '../text/span.ts';
import { type Certainty, findPhrases, type PhraseMatch } from './find-phrases.ts';
import { createPhraseBook, type PhraseBook } from './phrase-book.ts';

export interface PhraseBooks {
  en: PhraseBook;
  hu: PhraseBook;
}

export const createPhraseBooks = (lists: { en: string; hu: string }, within?: PhraseBook['within']): PhraseBooks => ({
  en: createPhraseBook(lists.en, 'unaccented', within),
  // Accents distinguish Hungarian words: "éves" means years old, "evés" means eating.
  hu: createPhraseBook(lists.hu, 'lower', within),
});

type SentenceFilter = (sentence: Sentence, reading: ParsedBio) => boolean;

/** Phrases that earn points: each once, and only in words without errors. */
export const matchRewarded = (list: PhraseBooks, counts?: SentenceFilter) => matchSpans(list, 'surely', counts);

/** Phrases that cost points: each once, with errors corrected, so that no typo hides a loss. */
export const matchPenalized = (list: PhraseBooks, counts?: SentenceFilter) => matchSpans(list, 'maybe', counts);

const matchSpans =
  (list: PhraseBooks, certainty: Certainty, counts: SentenceFilter = () => true) =>
  (reading: ParsedBio): Span[] =>
    keepOncePerName(
      reading.sentences
        .filter((sentence) => counts(sentence, reading))
        .flatMap(({ corrected: meant }) => findPhrases(meant, list[reading.language], certainty)),
    );

function keepOncePerName(matches: readonly PhraseMatch[]): Span[] {
  const first = new Map<string, PhraseMatch>();
  for (const match of matches) if (!first.has(match.name)) first.set(match.name, match);
  return [...first.values()].map(({ start, end }) => ({ start, end }));
}

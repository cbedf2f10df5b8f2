import type { Word } from '../text/parsed-bio.ts';
import type { Span } from '../text/span.ts';
import { getPhraseKey, type Phrase, type PhraseBook } from './phrase-book.ts';

export interface PhraseMatch extends Span {
  name: string;
  silent: boolean;
  /** The words of the match are `words.slice(from, to)`. */
  from: number;
  to: number;
}

/** Misspelled words that a phrase may contain: more than anybody makes, few enough to stay fast. */
const maxSlips = 6;

/**
 * How misspelled words are matched. `surely` finds only what is certain without them, and lets an excluding phrase win
 * in spite of one. `maybe` is the reverse: it finds whatever could be meant. More misspellings never give more `surely`
 * or fewer `maybe` matches.
 */
export type Certainty = 'surely' | 'maybe';

/** The phrases of the book in these words, from left to right, without overlaps. */
export function findPhrases(words: readonly Word[], book: PhraseBook, certainty: Certainty): PhraseMatch[] {
  const matches: PhraseMatch[] = [];
  for (let from = 0; from < words.length; from++) {
    const match = findMatchAt(words, from, book, certainty);
    if (!match) continue;
    if (!match.silent) matches.push(match);
    from = match.to - 1;
  }
  return matches;
}

function findMatchAt(
  words: readonly Word[],
  from: number,
  book: PhraseBook,
  certainty: Certainty,
): PhraseMatch | undefined {
  for (const phrase of book.byKey.get(getPhraseKey(words[from]?.[book.by] ?? '')) ?? []) {
    const slips = phrase.silent === (certainty === 'surely') ? maxSlips : -1;
    // Only misspelled words that may be skipped can precede the beginning.
    if (phrase.begins && words.slice(0, from).some(({ slip }) => !slip || slips < 0)) continue;
    const to = findPhraseEnd(phrase, 0, words, from, book, slips);
    const [first, last] = [words[from], words[to - 1]];
    if (first && last) return { name: phrase.name, silent: phrase.silent, start: first.start, end: last.end, from, to };
  }
  return undefined;
}

/**
 * The end of the phrase if its pieces from `place` match at `at`; 0 otherwise. A misspelled word is matched or, up to
 * `slips` times, skipped; with `slips` below 0 it is neither.
 */
function findPhraseEnd(
  phrase: Phrase,
  place: number,
  words: readonly Word[],
  at: number,
  book: PhraseBook,
  slips: number,
): number {
  const piece = phrase.pieces[place];
  if (!piece) return at;
  const word = words[at];
  if (!word || (word.slip && slips < 0) || (word.pause && place > 0 && book.within === 'clause')) return 0;
  const text = word[book.by];
  const fits = piece.some(({ stem, open }) => (open ? text.startsWith(stem) : text === stem));
  const end = fits ? findPhraseEnd(phrase, place + 1, words, at + 1, book, slips) : 0;
  if (end > 0 || !word.slip || place === 0 || slips === 0) return end;
  return findPhraseEnd(phrase, place, words, at + 1, book, slips - 1);
}

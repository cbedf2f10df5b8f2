import type { Word } from '../parsing/parsed-bio.ts';
import type { Span } from '../parsing/span.ts';
import { getPhraseKey, type Phrase, type PhraseBook } from './phrase-book.ts';

export interface PhraseMatch extends Span {
  name: string;
  silent: boolean;
  /** The words of the match are `words.slice(from, to)`. */
  from: number;
  to: number;
}

/** Slips that a phrase may have within it: more than anybody makes, few enough to stay fast. */
const maxSlips = 6;

/**
 * How slips are taken. `surely`: only what stands there without a slip, and a silent phrase is believed in spite of one.
 * `maybe` is the reverse: whatever could be meant. More slips never find more surely, nor less maybe.
 */
export type Certainty = 'surely' | 'maybe';

/** The phrases of the book in these words, from left to right, none within another. */
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
    // Only slips that may be passed over may stand before the beginning.
    if (phrase.begins && words.slice(0, from).some(({ slip }) => !slip || slips < 0)) continue;
    const to = findPhraseEnd(phrase, 0, words, from, book, slips);
    const [first, last] = [words[from], words[to - 1]];
    if (first && last) return { name: phrase.name, silent: phrase.silent, start: first.start, end: last.end, from, to };
  }
  return undefined;
}

/**
 * Where the phrase ends when its pieces from `place` stand at `at`; 0 when they do not. A slip may be read or, up to
 * `slips` of them, passed over; below 0 it is neither.
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

import type { Word } from '../reading/reading.ts';
import type { Span } from '../reading/span.ts';
import { type Phrase, type PhraseBook, phraseKey } from './phrase-book.ts';

export interface PhraseMatch extends Span {
  name: string;
  /** The words of the match are `words.slice(from, to)`. */
  from: number;
  to: number;
}

/** The phrases of the book in these words, from left to right, none within another. */
export function findPhrases(words: readonly Word[], book: PhraseBook): PhraseMatch[] {
  const matches: PhraseMatch[] = [];
  for (let from = 0; from < words.length; from++) {
    const phrase = phraseAt(words, from, book);
    const first = words[from];
    const last = phrase && words[from + phrase.pieces.length - 1];
    if (!phrase || !first || !last) continue;
    const to = from + phrase.pieces.length;
    matches.push({ name: phrase.name, start: first.start, end: last.end, from, to });
    from = to - 1;
  }
  return matches;
}

function phraseAt(words: readonly Word[], from: number, { byKey, by }: PhraseBook): Phrase | undefined {
  const candidates = byKey.get(phraseKey(words[from]?.[by] ?? ''));
  return candidates?.find(({ pieces }) =>
    pieces.every((piece, place) => {
      const word = words[from + place]?.[by];
      return word !== undefined && piece.some(({ stem, open }) => (open ? word.startsWith(stem) : word === stem));
    }),
  );
}

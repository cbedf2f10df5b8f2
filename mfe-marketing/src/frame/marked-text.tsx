import { Fragment } from 'react';
import { Marked } from './drawn/marks.tsx';

/** A text in which some words are marked, each at its first place. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  return splitAt(text, words).map(({ part, marked, at }) =>
    marked ? <Marked key={at}>{part}</Marked> : <Fragment key={at}>{part}</Fragment>,
  );
}

interface Piece {
  part: string;
  marked: boolean;
  at: number;
}

function splitAt(text: string, words: readonly string[]): Piece[] {
  const found = words
    .map((word) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length }))
    .filter(({ start }) => start >= 0)
    .sort((one, other) => one.start - other.start);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of found) {
    if (start < at) continue;
    if (start > at) pieces.push({ part: text.slice(at, start), marked: false, at });
    pieces.push({ part: text.slice(start, end), marked: true, at: start });
    at = end;
  }
  if (at < text.length) pieces.push({ part: text.slice(at), marked: false, at });
  return pieces;
}

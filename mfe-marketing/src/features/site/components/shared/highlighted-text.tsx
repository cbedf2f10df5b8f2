import { Fragment } from 'react';
import { Highlight } from '../illustrations/hand-drawn-marks.tsx';

/** A text with the first occurrence of each word highlighted. */
export function HighlightedText({ text, words }: { text: string; words: readonly string[] }) {
  return splitAtMatches(text, words).map(({ part, marked, at }) =>
    marked ? <Highlight key={at}>{part}</Highlight> : <Fragment key={at}>{part}</Fragment>,
  );
}

interface TextSegment {
  part: string;
  marked: boolean;
  at: number;
}

function splitAtMatches(text: string, words: readonly string[]): TextSegment[] {
  const found = words
    .map((word) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length }))
    .filter(({ start }) => start >= 0)
    .sort((one, other) => one.start - other.start);
  const pieces: TextSegment[] = [];
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

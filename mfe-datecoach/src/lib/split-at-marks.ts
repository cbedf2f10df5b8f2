/** A range of a text, in UTF-16 units. */
interface Span {
  start: number;
  end: number;
}

export interface TextSegment {
  text: string;
  start: number;
  isMarked: boolean;
}

/**
 * Splits a text at marks. Joining the segments restores the text. Marks that overlap or lie outside the text are
 * ignored.
 */
export function splitAtMarks(text: string, marks: readonly Span[]): TextSegment[] {
  const pieces: TextSegment[] = [];
  let at = 0;
  const add = (end: number, marked: boolean) => {
    if (end > at) pieces.push({ text: text.slice(at, end), start: at, isMarked: marked });
    at = end;
  };
  for (const { start, end } of [...marks].sort((a, b) => a.start - b.start)) {
    if (start < at || end <= start || end > text.length) continue;
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return pieces;
}

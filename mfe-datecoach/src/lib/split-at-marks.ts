/** A stretch of a text, in UTF-16 units. */
interface Span {
  start: number;
  end: number;
}

export interface TextSegment {
  text: string;
  start: number;
  isMarked: boolean;
}

/** Cuts a text at marks; put together again the pieces are the text. Marks outside of it, or over each other, are left out. */
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

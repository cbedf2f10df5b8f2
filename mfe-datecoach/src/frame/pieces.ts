/** A stretch of a text, in UTF-16 units. */
interface Span {
  start: number;
  end: number;
}

export interface Piece {
  text: string;
  start: number;
  marked: boolean;
}

/** Cuts a text at marks; put together again the pieces are the text. Marks outside of it, or over each other, are left out. */
export function piecesOf(text: string, marks: readonly Span[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (end: number, marked: boolean) => {
    if (end > at) pieces.push({ text: text.slice(at, end), start: at, marked });
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

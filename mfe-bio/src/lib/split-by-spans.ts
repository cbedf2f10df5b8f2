/** A range of a text in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

export interface TextPiece<Mark> {
  text: string;
  start: number;
  /** Every mark that covers it. */
  marks: Mark[];
}

/** Splits a text where marks begin and end; joined, the pieces are the text again. Marks outside of it are ignored. */
export function splitBySpans<Mark extends Span>(text: string, marks: readonly Mark[]): TextPiece<Mark>[] {
  const inside = marks.filter(({ start, end }) => start >= 0 && start < end && end <= text.length);
  const cuts = [...new Set([0, text.length, ...inside.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  return cuts.slice(1).map((end, at) => {
    const start = cuts[at] ?? 0;
    return {
      text: text.slice(start, end),
      start,
      marks: inside.filter((mark) => mark.start <= start && end <= mark.end),
    };
  });
}

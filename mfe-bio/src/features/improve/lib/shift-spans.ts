import type { Span } from '../../../lib/split-by-spans.ts';
import { applyChanges, type DiffSegment } from './word-diff.ts';

/** Moves the marked spans of the complete rewrite to their positions after some changes were refused. */
export function shiftSpans<Mark extends Span>(
  stretches: readonly DiffSegment[],
  refused: ReadonlySet<number>,
  marks: readonly Mark[],
): Mark[] {
  const none = new Set<number>();
  let whole = 0;
  let chosen = 0;
  const moved: Mark[] = [];
  for (const stretch of stretches) {
    const inWhole = applyChanges([stretch], none).length;
    if (stretch.kind === 'same' || !refused.has(stretch.id)) {
      for (const mark of marks) {
        const start = Math.max(mark.start, whole);
        const end = Math.min(mark.end, whole + inWhole);
        if (start < end) moved.push({ ...mark, start: start - whole + chosen, end: end - whole + chosen });
      }
    }
    whole += inWhole;
    chosen += applyChanges([stretch], refused).length;
  }
  return mergeSpans(moved);
}

/** Joins a mark that was split over two segments. */
function mergeSpans<Mark extends Span>(marks: Mark[]): Mark[] {
  const result: Mark[] = [];
  for (const mark of [...marks].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && last.end === mark.start) result[result.length - 1] = { ...last, end: mark.end };
    else result.push(mark);
  }
  return result;
}

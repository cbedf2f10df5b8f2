import type { Span } from '../../frame/pieces.ts';
import { type Stretch, textOf } from './word-changes.ts';

/** Where the stretches of the whole rewrite's text that are marked stand once some changes were refused. */
export function marksAfterChoice<Mark extends Span>(
  stretches: readonly Stretch[],
  refused: ReadonlySet<number>,
  marks: readonly Mark[],
): Mark[] {
  const none = new Set<number>();
  let whole = 0;
  let chosen = 0;
  const moved: Mark[] = [];
  for (const stretch of stretches) {
    const inWhole = textOf([stretch], none).length;
    if (stretch.kind === 'same' || !refused.has(stretch.id)) {
      for (const mark of marks) {
        const start = Math.max(mark.start, whole);
        const end = Math.min(mark.end, whole + inWhole);
        if (start < end) moved.push({ ...mark, start: start - whole + chosen, end: end - whole + chosen });
      }
    }
    whole += inWhole;
    chosen += textOf([stretch], refused).length;
  }
  return joined(moved);
}

/** A mark that ran over two stretches is one again. */
function joined<Mark extends Span>(marks: Mark[]): Mark[] {
  const result: Mark[] = [];
  for (const mark of [...marks].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && last.end === mark.start) result[result.length - 1] = { ...last, end: mark.end };
    else result.push(mark);
  }
  return result;
}

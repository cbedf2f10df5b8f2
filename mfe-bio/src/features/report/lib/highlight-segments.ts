import { splitBySpans } from '../../../lib/split-by-spans.ts';
import { hasSpan, type ReportFinding } from './findings.ts';

export interface HighlightSegment {
  text: string;
  start: number;
  /** The finding that a click opens. */
  finding: ReportFinding | null;
}

const lengthOf = ({ start, end }: ReportFinding) => end - start;

/**
 * Splits the bio into segments of one finding each. Where findings overlap, the open one wins, then one that costs
 * points, then the shortest, so that a word within a marked sentence can be clicked.
 */
export function splitHighlights(
  text: string,
  found: readonly ReportFinding[],
  chosen: string | null,
): HighlightSegment[] {
  const isOpen = ({ id }: ReportFinding) => Number(id === chosen);
  const takes = ({ points }: ReportFinding) => Number(points < 0);
  const order = (a: ReportFinding, b: ReportFinding) =>
    isOpen(b) - isOpen(a) || takes(b) - takes(a) || lengthOf(a) - lengthOf(b);
  const spans = found.filter(hasSpan);
  const costs = spans.filter(({ points }) => points < 0);
  // Praise for a whole sentence would run over a cliché in it.
  const isMarked = (one: ReportFinding) =>
    one.points < 0 || one.id === chosen || !costs.some(({ start, end }) => start < one.end && one.start < end);
  const stretches: HighlightSegment[] = [];
  for (const { text: words, start, marks } of splitBySpans(text, spans.filter(isMarked))) {
    const top = [...marks].sort(order)[0] ?? null;
    const last = stretches.at(-1);
    if (last && last.finding?.id === top?.id) last.text += words;
    else stretches.push({ text: words, start, finding: top });
  }
  return stretches;
}

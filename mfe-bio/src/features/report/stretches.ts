import { piecesOf } from '../../frame/pieces.ts';
import { type Found, hasPlace } from './findings.ts';

export interface Stretch {
  text: string;
  start: number;
  /** The finding that it opens. */
  top: Found | null;
}

const lengthOf = ({ start, end }: Found) => end - start;

/**
 * The bio in stretches of one finding each. Where several lie over each other the open one is on top, then what took
 * points, then the shortest: a word within a sentence can still be reached.
 */
export function stretchesOf(text: string, found: readonly Found[], chosen: string | null): Stretch[] {
  const isOpen = ({ id }: Found) => Number(id === chosen);
  const takes = ({ points }: Found) => Number(points < 0);
  const order = (a: Found, b: Found) => isOpen(b) - isOpen(a) || takes(b) - takes(a) || lengthOf(a) - lengthOf(b);
  const stretches: Stretch[] = [];
  for (const { text: words, start, marks } of piecesOf(text, found.filter(hasPlace))) {
    const top = [...marks].sort(order)[0] ?? null;
    const last = stretches.at(-1);
    if (last && last.top?.id === top?.id) last.text += words;
    else stretches.push({ text: words, start, top });
  }
  return stretches;
}

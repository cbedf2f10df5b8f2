import { useState } from 'react';
import { fillGaps, hasOneGap, splitAtGaps } from '../lib/gaps.ts';

/**
 * What the member typed into the gaps of a line, and the line with it. `shared` is their answer to the question of
 * several lines: it fills the only gap of each.
 */
export function useGapAnswers(line: string, shared?: string) {
  const [own, setOwn] = useState<string[]>([]);
  const answers = shared !== undefined && hasOneGap(line) ? [shared] : own;
  const answer = (gap: number, typed: string) =>
    setOwn(splitAtGaps(line).map((_, at) => (at === gap ? typed : (own[at] ?? ''))));
  return { answers, answer, text: fillGaps(line, answers) };
}

import { useState } from 'react';
import { fillGaps, hasOneGap, splitAtGaps } from '../lib/gaps.ts';

/**
 * What the member typed into the gaps of a line, and the line with it. `shared` is their answer in another line to the
 * same question: it fills the only gap of a line that has no answer of its own.
 */
export function useGapAnswers(line: string, shared = '') {
  const [own, setOwn] = useState<string[] | null>(null);
  const answers = own ?? (hasOneGap(line) ? [shared] : []);
  const answer = (gap: number, typed: string) =>
    setOwn(splitAtGaps(line).map((_, at) => (at === gap ? typed : (answers[at] ?? ''))));
  return { answers, answer, text: fillGaps(line, answers) };
}

import { useState } from 'react';
import { fillGaps, splitAtGaps } from '../lib/gaps.ts';

/** What the member typed into the gaps of a line, and the line with it. */
export function useGapAnswers(line: string) {
  const [answers, setAnswers] = useState<string[]>([]);
  const answer = (gap: number, typed: string) =>
    setAnswers((known) => splitAtGaps(line).map((_, at) => (at === gap ? typed : (known[at] ?? ''))));
  return { answers, answer, text: fillGaps(line, answers) };
}

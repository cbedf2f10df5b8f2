import type { BioScore } from '@datewright/contracts/bio/score';
import type { ScoredBio } from '../../copy/en/scored-bios.ts';

const maxNotes = 4;

/** Words of a bio that cost or earn points. */
export interface BioNote {
  start: number;
  words: string;
  points: number;
}

/** The words that cost most points, or else those that earned most. */
export function findNotes({ parts }: BioScore, text: string): BioNote[] {
  // The score is of the text without the blanks around it.
  const before = text.length - text.trimStart().length;
  const found = parts.flatMap(({ findings }) => findings).filter(({ end }) => end > 0);
  const costs = found.filter(({ points }) => points < 0).sort((one, other) => one.points - other.points);
  const gives = found.filter(({ points }) => points > 0).sort((one, other) => other.points - one.points);
  return (costs.length > 0 ? costs : gives).slice(0, maxNotes).map(({ start, end, points }) => ({
    start: before + start,
    words: text.slice(before + start, before + end),
    points,
  }));
}

/** The notes of an example, before or without its live score. */
export const findExampleNotes = ({ text, findings }: ScoredBio): BioNote[] =>
  findings.slice(0, maxNotes).map(({ words, points }) => ({ start: text.indexOf(words), words, points }));

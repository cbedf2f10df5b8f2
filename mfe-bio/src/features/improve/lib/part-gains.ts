import type { BioPart } from '@datewright/contracts/bio/rules';
import type { BioScore } from '@datewright/contracts/bio/score';

interface PartGain {
  part: BioPart;
  from: number;
  to: number;
}

/** The parts in which two texts differ, the largest difference first. */
export const findPartGains = (before: BioScore, after: BioScore): PartGain[] =>
  after.parts
    .flatMap(({ part, points }) => {
      const from = before.parts.find((one) => one.part === part)?.points ?? points;
      return from === points ? [] : [{ part, from, to: points }];
    })
    .sort((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from));

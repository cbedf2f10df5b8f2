import type { BioPart } from '@datewright/contracts/bio/rules';
import type { BioScore } from '@datewright/contracts/bio/score';

/** Parts that only new words can raise. */
const written: readonly BioPart[] = ['concrete', 'hook', 'originality', 'length', 'balance', 'positivity'];
/** A gap below this is not worth a rewrite. */
const minGap = 4;

export interface MissingPart {
  part: BioPart;
  gap: number;
}

/** The parts with the most points to gain by writing something, the largest gap first. */
export const listMissingParts = ({ parts }: BioScore): MissingPart[] =>
  parts
    .map(({ part, points, most }) => ({ part, gap: most - points }))
    .filter(({ part, gap }) => written.includes(part) && gap >= minGap)
    .sort((one, other) => other.gap - one.gap);

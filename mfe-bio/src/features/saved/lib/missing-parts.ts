import type { BioPart } from '@datewright/contracts/bio/rules';
import type { BioScore } from '@datewright/contracts/bio/score';

/** Parts that only new words can raise. */
export const writtenParts = ['concrete', 'hook', 'originality', 'length', 'balance', 'positivity'] as const;
type WrittenPart = (typeof writtenParts)[number];
const isWritten = (part: BioPart): part is WrittenPart => writtenParts.some((one) => one === part);
/** A gap below this is not worth a rewrite. */
const minGap = 4;

export interface MissingPart {
  part: WrittenPart;
  gap: number;
}

/** The parts with the most points to gain by writing something, the largest gap first. */
export const listMissingParts = ({ parts }: BioScore): MissingPart[] =>
  parts
    .flatMap(({ part, points, most }) => (isWritten(part) ? [{ part, gap: most - points }] : []))
    .filter(({ gap }) => gap >= minGap)
    .sort((one, other) => other.gap - one.gap);

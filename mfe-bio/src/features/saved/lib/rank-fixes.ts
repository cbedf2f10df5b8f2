import { maxBioFixes } from '@datewright/contracts/bio/limits';

/** The changes that raise the whole score by themselves, the most points first. */
export const rankFixes = <Fix extends { points: number }>(fixes: readonly Fix[]): Fix[] =>
  fixes
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .slice(0, maxBioFixes);

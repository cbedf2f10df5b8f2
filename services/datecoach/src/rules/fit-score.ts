import type { SpotFit } from '@datewright/contracts/datecoach/spot';

/** A kind of place that suits anybody. */
const baseScore = 40;
const maxCounts = { quotes: 3, interests: 2, needs: 3 } as const;
const pointsPerMatch = { quotes: 12, interests: 6, needs: 4 } as const;

/**
 * How well a spot fits, from 0 to 100, by a rule of ours and not by the AI's word: 40 points for any spot, 12 for each thing that the
 * match said and the spot comes from (three count), 6 for each of their interests in it (two), 4 for each need that it meets (three).
 */
export function calculateFitScore(fit: SpotFit): number {
  const points = (part: keyof SpotFit) => Math.min(fit[part], maxCounts[part]) * pointsPerMatch[part];
  return baseScore + points('quotes') + points('interests') + points('needs');
}

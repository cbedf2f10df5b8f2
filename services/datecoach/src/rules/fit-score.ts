import type { SpotFit } from '@datewright/contracts/datecoach/spot';

/** The score of a kind of place that suits anyone. */
const baseScore = 40;
const maxCounts = { quotes: 3, interests: 2, needs: 3 } as const;
const pointsPerMatch = { quotes: 12, interests: 6, needs: 4 } as const;

/**
 * Scores from 0 to 100 how well a spot fits, without relying on the AI: 40 points for any spot, 12 for each quote of
 * the match that it builds on (at most three), 6 for each interest (at most two), 4 for each need that it meets (at
 * most three).
 */
export function calculateFitScore(fit: SpotFit): number {
  const points = (part: keyof SpotFit) => Math.min(fit[part], maxCounts[part]) * pointsPerMatch[part];
  return baseScore + points('quotes') + points('interests') + points('needs');
}

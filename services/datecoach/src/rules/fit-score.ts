import type { SpotFit } from '@datewright/contracts/datecoach/spot';

/** The score of a kind of place that suits anyone. */
const baseScore = 46;

/** Points for the first, second and third of each; the first thing that a match said tells most. Together 54. */
const pointsByCount = { quotes: [24, 10, 6], interests: [5, 3], needs: [2, 2, 2] } as const;

/**
 * Scores from 0 to 100 how well a spot fits, without relying on the AI: points for any spot, and for each quote of the match
 * that it builds on, each interest and each need that it meets. A spot that builds on a quote has at least 70.
 */
export function calculateFitScore(fit: SpotFit): number {
  const points = (part: keyof SpotFit) =>
    pointsByCount[part].slice(0, fit[part]).reduce((sum: number, more) => sum + more, 0);
  return baseScore + points('quotes') + points('interests') + points('needs');
}

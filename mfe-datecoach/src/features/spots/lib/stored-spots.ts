import { dateSpotRecommender } from '@datewright/contracts/datecoach/date-spot-recommender';
import { needs } from '@datewright/contracts/datecoach/playbook-options';
import { z } from '@datewright/sdk/zod';

/** Spots found for a match; they survive a reload of this tab. */
export const storedSpots = z.object({
  matchId: z.string(),
  needs,
  answer: dateSpotRecommender.response,
});
export type StoredSpots = z.infer<typeof storedSpots>;

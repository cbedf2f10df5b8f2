import { dateSpotRecommender } from '@datewright/contracts/datecoach/date-spot-recommender';
import { needs } from '@datewright/contracts/datecoach/words';
import { z } from '@datewright/sdk/zod';

/** Spots that were brought for a match; they stay in this tab over a reload. */
export const keptSpots = z.object({
  matchId: z.string(),
  needs,
  answer: dateSpotRecommender.response,
});
export type KeptSpots = z.infer<typeof keptSpots>;

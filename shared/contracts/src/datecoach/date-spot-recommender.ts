import { defineCall } from '../call.ts';
import { matchFields } from '../chatpad/match.ts';
import { care, waivedKind } from '../safety.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { callersId, matchTexts } from './dated-match.ts';
import { mostSpots } from './limits.ts';
import { dateSpot } from './spot.ts';
import { needs } from './words.ts';

export const dateSpotRecommender = defineCall({
  ...base,
  method: 'POST',
  path: '/functions/v1/date-spot-recommender',
  plainText: true,
  summary:
    'Up to three kinds of place for a match, each with its reason. Costs no credit, but a plan that has one; the same question brings the same spots.',
  body: z.object({
    ...matchTexts,
    messages: matchFields.shape.messages,
    interests: matchFields.shape.interests,
    userId: callersId,
    needs: z.optional(needs),
    /** Other spots than those that were shown. */
    again: z._default(z.boolean(), false),
    /** The member says that a judgement of this kind is wrong. */
    goOn: z.optional(waivedKind),
  }),
  response: z.object({
    dateSpots: z.array(dateSpot).check(z.maxLength(mostSpots)),
    writtenBy: z.string(),
    /** Why they are quiet ones. */
    care: z.nullable(care),
  }),
});

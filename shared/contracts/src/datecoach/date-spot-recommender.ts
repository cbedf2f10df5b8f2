import { defineCall } from '../call.ts';
import { matchFields } from '../chatpad/match.ts';
import { moderationNotice, waivableCategory } from '../moderation.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { maxSpots } from './limits.ts';
import { callerId, matchContext } from './match-context.ts';
import { needs } from './playbook-options.ts';
import { dateSpot } from './spot.ts';

export const dateSpotRecommender = defineCall({
  ...base,
  method: 'POST',
  path: '/functions/v1/date-spot-recommender',
  plainText: true,
  summary:
    'Up to three kinds of place for a match. Needs a plan with credits but costs none; the same request brings the same spots.',
  body: z.object({
    ...matchContext,
    messages: matchFields.shape.messages,
    interests: matchFields.shape.interests,
    userId: callerId,
    needs: z.optional(needs),
    /** Asks for spots other than those shown for this match in the last week; `no_new_spots` when there are none. */
    again: z._default(z.boolean(), false),
    /** The member rejects a moderation verdict of this category. */
    goOn: z.optional(waivableCategory),
  }),
  response: z.object({
    dateSpots: z.array(dateSpot).check(z.maxLength(maxSpots)),
    writtenBy: z.string(),
    /** Why the spots are quiet ones. */
    care: z.nullable(moderationNotice),
  }),
});

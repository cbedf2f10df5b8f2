import { writingFields } from '../account/writing-profile.ts';
import { defineCall } from '../call.ts';
import { matchFields } from '../chatpad/match.ts';
import { waivableCategory } from '../moderation.ts';
import { operationId } from '../operation-id.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { callerId, matchContext } from './match-context.ts';
import { needs, responseStyle, timeSlot, transportMode } from './playbook-options.ts';
import { spotId, spotName } from './spot.ts';
import { strategy } from './strategy.ts';

/** Older callers send their own analysis of the chat. Only its interests and topics are used. */
const topicList = z._default(z.array(z.string().check(z.trim(), z.maxLength(60))).check(z.maxLength(20)), []);
const profileAnalysis = z.object({ interests: topicList, topics: topicList });

export const dateStrategyGenerator = defineCall({
  ...base,
  method: 'POST',
  path: '/functions/v1/date-strategy-generator',
  summary:
    'A playbook for one spot, for one `datecoach` credit. The same match, spot and style, or the same operation, brings the existing one for free.',
  body: z.object({
    ...matchContext,
    locationId: spotId,
    locationName: spotName,
    profileAnalysis: z.optional(z.nullable(profileAnalysis)),
    responseStyle: z._default(responseStyle, 'flirty'),
    transportMode: z._default(z.nullable(transportMode), null),
    timeSlot: z._default(z.nullable(timeSlot), null),
    matchInterests: matchFields.shape.interests,
    chatHistory: matchFields.shape.messages,
    userId: callerId,
    needs: z.optional(needs),
    /** The service generates one if it is missing. */
    operationId: z.optional(operationId),
    /** Writes a new playbook for one credit, even if one exists. */
    again: z._default(z.boolean(), false),
    /** False: responds as soon as the work has started; `followPlaybook` then streams the playbook. */
    wait: z._default(z.boolean(), true),
    /** How the member writes, and what may be said of them, for the lines that they would say. Deleted with the other texts. */
    ...writingFields,
    /** The member rejects a moderation verdict of this category. */
    goOn: z.optional(waivableCategory),
  }),
  response: z.object({
    /** The operation of the playbook; differs from the requested one if the playbook already existed. */
    operationId: z.string(),
    /** `null` while it is being written and `wait` is false. */
    strategy: z.nullable(strategy),
    /** The playbook already existed, so no credit was charged. */
    isCached: z.boolean(),
  }),
});

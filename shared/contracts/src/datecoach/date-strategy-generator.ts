import { defineCall } from '../call.ts';
import { matchFields } from '../chatpad/match.ts';
import { waivableCategory } from '../moderation.ts';
import { operationId } from '../operation-id.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { callerId, matchContext } from './match-context.ts';
import { needs, responseStyle, transportMode } from './playbook-options.ts';
import { spotId, spotName } from './spot.ts';
import { strategy } from './strategy.ts';

/** Of older callers: what they made of the chat. It is read as interests and topics, and nothing else. */
const topicList = z._default(z.array(z.string().check(z.trim(), z.maxLength(60))).check(z.maxLength(20)), []);
const profileAnalysis = z.object({ interests: topicList, topics: topicList });

export const dateStrategyGenerator = defineCall({
  ...base,
  method: 'POST',
  path: '/functions/v1/date-strategy-generator',
  summary:
    'A playbook for one spot, for one `datecoach` credit. One that exists for the same match, spot, style, transport and needs is answered again for free, and so is the same operation.',
  body: z.object({
    ...matchContext,
    locationId: spotId,
    locationName: spotName,
    profileAnalysis: z.optional(z.nullable(profileAnalysis)),
    responseStyle: z._default(responseStyle, 'flirty'),
    transportMode: z._default(z.nullable(transportMode), null),
    matchInterests: matchFields.shape.interests,
    chatHistory: matchFields.shape.messages,
    userId: callerId,
    needs: z.optional(needs),
    /** Left out: the service makes one up. */
    operationId: z.optional(operationId),
    /** Writes a new one, for one credit, though one exists. */
    again: z._default(z.boolean(), false),
    /** False: answers as soon as it is begun; it is read by `followPlaybook`. */
    wait: z._default(z.boolean(), true),
    /** The member says that a judgement of this kind is wrong. */
    goOn: z.optional(waivableCategory),
  }),
  response: z.object({
    /** Of the playbook: another than the asked one when it existed already. */
    operationId: z.string(),
    /** Null while it is written, and nobody waits. */
    strategy: z.nullable(strategy),
    /** It existed already: no credit was charged. */
    isCached: z.boolean(),
  }),
});

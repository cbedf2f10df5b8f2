import { writingFields } from '../account/writing-profile.ts';
import { defineCall } from '../call.ts';
import { errorBody } from '../errors.ts';
import { moderationNotice, waivableCategory } from '../moderation.ts';
import { operationId } from '../operation-id.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { id, matchParams, matchText } from './match.ts';
import { lineChange, mode, tone } from './mode-and-tone.ts';
import { round, suggestion } from './round.ts';

/** The lines (NDJSON) of the response to `suggest`. */
export const suggestionEvent = z.discriminatedUnion('type', [
  /** `care`: why the suggestions are gentle ones. */
  z.object({
    type: z.literal('started'),
    roundId: z.string(),
    writtenBy: z.string(),
    care: z.optional(moderationNotice),
  }),
  z.object({ type: z.literal('suggestion'), suggestion }),
  /** `available`: chat credits left after this request. */
  z.object({ type: z.literal('done'), round, available: z.number() }),
  /** `charged` is `null` until the outcome is known. It resolves by itself, and an operation is never charged twice. */
  z.object({ type: z.literal('failed'), error: errorBody.shape.error, charged: z.nullable(z.boolean()) }),
]);
export type SuggestionEvent = z.infer<typeof suggestionEvent>;

export const suggest = defineCall({
  ...base,
  method: 'POST',
  path: '/v1/chatpad/matches/:matchId/suggestions',
  summary:
    'Three to five suggestions, streamed as NDJSON as they come. One chat credit, charged with the third; fewer are free.',
  params: matchParams,
  body: z.object({
    operationId,
    mode,
    tone,
    /** The member’s own text to polish. */
    draft: z._default(z.nullable(matchText), null),
    /** An earlier suggestion for this match to change. */
    change: z.optional(z.object({ suggestionId: id, how: lineChange })),
    /** How the member writes, and what may be said of them. Used once and not stored; ignored with a draft. */
    ...writingFields,
    /** The member rejects a moderation verdict of this category. */
    goOn: z.optional(waivableCategory),
  }),
  response: suggestionEvent,
});

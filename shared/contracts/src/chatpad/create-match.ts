import { defineCall } from '../call.ts';
import { operationId } from '../operation-id.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { match, matchFields } from './match.ts';

export const createMatch = defineCall({
  ...base,
  method: 'POST',
  path: '/v1/chatpad/matches',
  summary:
    'Keeps a match. One draft makes one match: asked again for the same draft, it answers the match that stands and changes nothing.',
  body: z.extend(matchFields, {
    /** Identifies the draft, shared by all tabs that show it. Without it every call creates a match. */
    draftId: z.optional(operationId),
  }),
  response: z.extend(match, {
    /** The draft has already created this match, with different content. Nothing from this request was saved. */
    differs: z.optional(z.boolean()),
  }),
});

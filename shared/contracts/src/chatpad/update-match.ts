import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { match, matchFields, matchParams } from './match.ts';

export const updateMatch = defineCall({
  ...base,
  method: 'PUT',
  path: '/v1/chatpad/matches/:matchId',
  summary:
    'Replaces what is known of a match, over the version that the page had read. When somebody saved meanwhile it is `match_changed`, and nothing is overwritten.',
  params: matchParams,
  body: z.extend(matchFields, {
    /** The version that the edit is based on. Older pages omit it and overwrite the stored version. */
    baseVersion: z.optional(z.number().check(z.int(), z.minimum(0))),
  }),
  response: match,
});

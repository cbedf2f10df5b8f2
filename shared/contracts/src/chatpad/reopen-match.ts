import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { match, matchParams } from './match.ts';

/** The ages that reopen a closed match. */
export const reopenAges = { least: 18, most: 120 };

export const reopenMatch = defineCall({
  ...base,
  method: 'POST',
  path: '/v1/chatpad/matches/:matchId/reopen',
  summary:
    'Opens a match that was closed on a suspicion: the member confirms that everybody in it is 18 or older, and how old the match is. Once for a match; `stays_closed` where somebody said in as many words to be under 18.',
  params: matchParams,
  body: z.object({ age: z.number().check(z.int(), z.minimum(reopenAges.least), z.maximum(reopenAges.most)) }),
  response: match,
});

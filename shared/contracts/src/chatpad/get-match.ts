import { defineCall } from '../call.ts';
import { earlier, pageQuery } from '../page.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { match, matchParams } from './match.ts';
import { round } from './round.ts';

export const getMatch = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/chatpad/matches/:matchId',
  summary: 'A match with a page of its rounds of suggestions, the oldest first; without a limit the newest 200.',
  params: matchParams,
  query: pageQuery,
  response: z.object({ match, rounds: z.array(round), earlier }),
});

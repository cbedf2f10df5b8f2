import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { match, matchParams } from './match.ts';
import { round } from './round.ts';

export const getMatch = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/chatpad/matches/:matchId',
  summary: 'A match with its rounds of suggestions, the oldest first; of more than 200 the newest.',
  params: matchParams,
  response: z.object({ match, rounds: z.array(round) }),
});

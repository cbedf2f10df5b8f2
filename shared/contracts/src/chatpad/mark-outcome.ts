import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { id, matchParams } from './match.ts';
import { suggestion, suggestionOutcome } from './round.ts';

export const markOutcome = defineCall({
  ...base,
  method: 'PUT',
  path: '/v1/chatpad/matches/:matchId/suggestions/:suggestionId/outcome',
  summary: 'Keeps what became of a suggestion; `null` forgets it.',
  params: z.extend(matchParams, { suggestionId: id }),
  body: z.object({ outcome: z.nullable(suggestionOutcome) }),
  response: suggestion,
});

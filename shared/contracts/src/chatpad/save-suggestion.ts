import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { id, matchParams } from './match.ts';
import { suggestion } from './round.ts';

export const saveSuggestion = defineCall({
  ...base,
  method: 'PUT',
  path: '/v1/chatpad/matches/:matchId/suggestions/:suggestionId/saved',
  summary: 'Marks a suggestion as saved, or not.',
  params: z.extend(matchParams, { suggestionId: id }),
  body: z.object({ saved: z.boolean() }),
  response: suggestion,
});

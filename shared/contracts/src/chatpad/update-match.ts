import { defineCall } from '../call.ts';
import { base } from './base.ts';
import { match, matchFields, onMatch } from './match.ts';

export const updateMatch = defineCall({
  ...base,
  method: 'PUT',
  path: '/v1/chatpad/matches/:matchId',
  summary: 'Replaces what is known of a match.',
  params: onMatch,
  body: matchFields,
  response: match,
});

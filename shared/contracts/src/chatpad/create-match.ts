import { defineCall } from '../call.ts';
import { base } from './base.ts';
import { match, matchFields } from './match.ts';

export const createMatch = defineCall({
  ...base,
  method: 'POST',
  path: '/v1/chatpad/matches',
  summary: 'Keeps a match.',
  body: matchFields,
  response: match,
});

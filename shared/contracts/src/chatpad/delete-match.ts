import { defineCall } from '../call.ts';
import { base } from './base.ts';
import { deletedCount, matchParams } from './match.ts';

export const deleteMatch = defineCall({
  ...base,
  method: 'DELETE',
  path: '/v1/chatpad/matches/:matchId',
  summary: 'Deletes a match with its conversation.',
  params: matchParams,
  response: deletedCount,
});

import { defineCall } from '../call.ts';
import { base } from './base.ts';
import { deletedCount } from './match.ts';

export const deleteAllMatches = defineCall({
  ...base,
  method: 'DELETE',
  path: '/v1/chatpad/matches',
  summary: 'Deletes every match of the member.',
  response: deletedCount,
});

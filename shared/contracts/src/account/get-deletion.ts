import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { deletion, deletionReference } from './deletion.ts';

export const getDeletion = defineCall({
  service: 'account',
  method: 'GET',
  path: '/v1/account/deletions/:reference',
  audience: 'open',
  summary: 'How the deletion of an account stands: the proof of it, for whoever has its reference.',
  params: z.object({ reference: deletionReference }),
  response: deletion,
});

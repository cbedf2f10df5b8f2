import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { successResponse } from './fields.ts';

export const endSession = defineCall({
  service: 'account',
  method: 'DELETE',
  path: '/v1/account/sessions/:id',
  audience: 'session',
  summary: 'Ends one session of the member at once. One that is gone, or somebody else’s, is `not_found`.',
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  response: successResponse,
});

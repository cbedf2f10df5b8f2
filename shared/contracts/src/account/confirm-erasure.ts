import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { successResponse } from './fields.ts';
import { userId } from './user-id.ts';

export const confirmErasure = defineCall({
  service: 'account',
  method: 'POST',
  path: '/internal/erasures/confirm',
  audience: 'service',
  summary: 'The calling service keeps nothing of the member any more. Repeating it changes nothing.',
  body: z.object({ userId }),
  response: successResponse,
});

import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { email, successResponse } from './fields.ts';

export const resendConfirmation = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/confirmations',
  audience: 'open',
  summary:
    'Sends the confirmation link again, at most once a minute per address. Unknown addresses get the same answer.',
  body: z.object({ email }),
  response: successResponse,
});

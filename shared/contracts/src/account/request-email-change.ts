import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { emailChangeState } from './email-change.ts';
import { email, password } from './fields.ts';

export const requestEmailChange = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/email-change',
  audience: 'session',
  summary:
    'Asks for another address: both addresses are mailed, and it changes when both agree. Replaces a request before. A taken address gets the same answer.',
  body: z.object({ email, currentPassword: z.optional(password) }),
  response: emailChangeState,
});

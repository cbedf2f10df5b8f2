import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { password, successResponse } from './fields.ts';

export const setNewPassword = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/password/recovery',
  audience: 'open',
  summary:
    'Sets a password with the recovery session of `handlePasswordRecovery`, once: every session and link of the member ends, and the address counts as confirmed.',
  body: z.object({ password }),
  response: successResponse,
});

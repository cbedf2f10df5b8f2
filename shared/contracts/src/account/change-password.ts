import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { password, successResponse } from './fields.ts';

export const changePassword = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/password',
  audience: 'session',
  summary: 'Changes the password: every other session of the member ends, this one goes on under a new id.',
  body: z.object({ currentPassword: password, newPassword: password }),
  response: successResponse,
});

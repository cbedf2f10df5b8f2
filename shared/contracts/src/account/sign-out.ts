import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { successResponse } from './fields.ts';

export const signOut = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/sign-out',
  audience: 'session',
  summary: 'Ends this session, or with `global` every session of the member at once.',
  body: z.object({ scope: z.enum(['local', 'global']) }),
  response: successResponse,
});

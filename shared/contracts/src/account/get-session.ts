import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { sessionUser } from './session-user.ts';

export const getSession = defineCall({
  service: 'account',
  method: 'GET',
  path: '/v1/account/session',
  audience: 'open',
  summary: 'Who is signed in by the session cookie, if anyone.',
  response: z.object({ user: z.nullable(sessionUser) }),
});

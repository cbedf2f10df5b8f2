import { defineCall } from '../call.ts';
import { z } from '../zod.ts';

export const createAccessToken = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/token',
  audience: 'session',
  summary: 'Exchanges the session cookie for an ES256 access token for one service, valid for at most five minutes.',
  body: z.object({ audience: z.string().check(z.regex(/^[a-z]{1,40}$/)) }),
  response: z.object({ accessToken: z.string(), /** Lifetime in seconds. */ expiresIn: z.number() }),
});

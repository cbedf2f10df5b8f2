import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { userId } from './user-id.ts';

export const findAddress = defineCall({
  service: 'account',
  method: 'POST',
  path: '/internal/address',
  audience: 'service',
  summary:
    'The address of a member whose session lives, for a service that keeps something under addresses; `null` for one that nobody confirmed. Any other service is refused.',
  body: z.object({
    userId,
    /** The `sid` of the member's access token. */
    sessionId: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  response: z.object({ email: z.nullable(z.string()) }),
});

import { defineCall } from '../call.ts';
import { toolName } from '../plan-schemas.ts';
import { z } from '../zod.ts';
import { userId } from './user-id.ts';

export const checkCredits = defineCall({
  service: 'account',
  method: 'POST',
  path: '/internal/credits/check',
  audience: 'service',
  summary:
    'Whether a member could spend a credit now, for what is free to those who have one. Holds and writes nothing.',
  body: z.object({
    userId,
    /** The session of the access token. An ended session has no credits. */
    sessionId: z.string().check(z.maxLength(128)),
    tool: toolName,
  }),
  response: z.object({ available: z.number() }),
});

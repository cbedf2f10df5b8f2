import { defineCall } from '../call.ts';
import { z } from '../zod.ts';

export const memberSession = z.object({
  id: z.string(),
  /** Product names as their makers write them; `null` when unknown. */
  device: z.object({ browser: z.nullable(z.string()), system: z.nullable(z.string()) }),
  createdAt: z.string(),
  /** Accurate to five minutes. */
  seenAt: z.string(),
  /** True for the session that makes the request. */
  current: z.boolean(),
});
export type MemberSession = z.infer<typeof memberSession>;

export const listSessions = defineCall({
  service: 'account',
  method: 'GET',
  path: '/v1/account/sessions',
  audience: 'session',
  summary: 'Where the member is signed in: this session first, then the latest seen.',
  response: z.object({
    sessions: z.array(memberSession),
    /** The sign-in methods that the member has. */
    ways: z.object({ password: z.boolean(), google: z.boolean() }),
  }),
});

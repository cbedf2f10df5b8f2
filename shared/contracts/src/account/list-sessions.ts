import { defineCall } from '../call.ts';
import { z } from '../zod.ts';

export const memberSession = z.object({
  id: z.string(),
  /** Names as their makers write them; `null` for one that is not known. */
  device: z.object({ browser: z.nullable(z.string()), system: z.nullable(z.string()) }),
  createdAt: z.string(),
  /** Precise to five minutes. */
  seenAt: z.string(),
  /** True for the session that asks. */
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
    /** What the member can sign in with. */
    ways: z.object({ password: z.boolean(), google: z.boolean() }),
  }),
});

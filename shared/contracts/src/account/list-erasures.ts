import { defineCall } from '../call.ts';
import { z } from '../zod.ts';

/** A member who is to be erased. */
const memberToErase = z.object({
  userId: z.string(),
  /** When they asked, ISO 8601. */
  requestedAt: z.string(),
  /** The confirmed address that they had then, told only to a service that keeps something under addresses. */
  email: z.optional(z.string()),
});
export type MemberToErase = z.output<typeof memberToErase>;

export const listErasures = defineCall({
  service: 'account',
  method: 'GET',
  path: '/internal/erasures',
  audience: 'service',
  summary: 'Members who are to be erased and whom the calling service has not confirmed yet; the oldest hundred.',
  response: z.object({
    /** Their ids, for services that know no more of this contract. */
    members: z.array(z.string()),
    leaving: z.array(memberToErase),
  }),
});

import { defineCall } from '../call.ts';
import { z } from '../zod.ts';

/** A member whose data must be erased. */
const memberToErase = z.object({
  userId: z.string(),
  /** When they requested deletion, ISO 8601. */
  requestedAt: z.string(),
  /** Their confirmed address at that time; sent only to services that store data by address. */
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
    /** Their ids, for services that use an older contract. */
    members: z.array(z.string()),
    leaving: z.array(memberToErase),
  }),
});

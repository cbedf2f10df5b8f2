import { defineCall } from '../call.ts';
import { operationId } from '../operation-id.ts';
import { tier, toolName } from '../plan-schemas.ts';
import { z } from '../zod.ts';
import { purpose } from './credit-fields.ts';
import { userId } from './user-id.ts';

const creditReservation = z.object({
  /** `held`: spend it and commit; `charged`: this operation was paid before, do the work again for free. */
  status: z.enum(['held', 'charged']),
  available: z.number(),
  tier,
  /** The account service's clock (milliseconds since 1970) when it answered: a deadline is told by it. */
  at: z.optional(z.number()),
});
export type CreditReservation = z.infer<typeof creditReservation>;

export const reserveCredits = defineCall({
  service: 'account',
  method: 'POST',
  path: '/internal/credits/reserve',
  audience: 'service',
  summary: 'Holds credits for one operation. Fails closed: no session, no credit or no answer means no work.',
  body: z.object({
    userId,
    /** The session of the access token: an ended session can not spend. */
    sessionId: z.string().check(z.maxLength(128)),
    tool: toolName,
    amount: z.number().check(z.int(), z.minimum(1), z.maximum(10)),
    operationId,
    /** Hash of what was asked: the same operation id with another fingerprint is `operation_conflict`. */
    fingerprint: z.string().check(z.minLength(8), z.maxLength(128)),
    /** Seconds until the hold gives itself back. */
    holdSeconds: z.number().check(z.int(), z.minimum(1), z.maximum(3600)),
    purpose,
    /** Until when, by the clock of an earlier answer, the caller still listens: carried out later, nothing is held. */
    deadline: z.optional(z.number()),
  }),
  response: creditReservation,
});

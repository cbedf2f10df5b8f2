import { defineCall } from '../call.ts';
import { operationId } from '../operation-id.ts';
import { tier, toolName } from '../plan-schemas.ts';
import { z } from '../zod.ts';
import { purpose } from './credit-fields.ts';
import { userId } from './user-id.ts';

const creditReservation = z.object({
  /** `held`: do the work and commit; `charged`: the operation is already paid, so repeat the work free of charge. */
  status: z.enum(['held', 'charged']),
  available: z.number(),
  tier,
  /** The account service's clock when it answered, in milliseconds since 1970. Deadlines refer to this clock. */
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
    /** The session of the access token. An ended session can't spend credits. */
    sessionId: z.string().check(z.maxLength(128)),
    tool: toolName,
    amount: z.number().check(z.int(), z.minimum(1), z.maximum(10)),
    operationId,
    /** Hash of the request. The same operation id with another fingerprint is `operation_conflict`. */
    fingerprint: z.string().check(z.minLength(8), z.maxLength(128)),
    /** Seconds until an uncommitted reservation is released. */
    holdSeconds: z.number().check(z.int(), z.minimum(1), z.maximum(3600)),
    purpose,
    /**
     * How long the caller waits, as a time on the clock of an earlier response's `at`. Nothing is reserved after it.
     */
    deadline: z.optional(z.number()),
  }),
  response: creditReservation,
});

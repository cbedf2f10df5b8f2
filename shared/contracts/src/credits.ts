import { defineCall } from './call.ts';
import { tier, toolName } from './plans.ts';
import { z } from './zod.ts';

/** One tool's balance as members and pages read it. Counts are whole credits; held credits count as used. */
export const creditBalance = z.object({
  available: z.number(),
  used: z.number(),
  total: z.number(),
  limit: z.number(),
  /** When the running period ends (ISO 8601, UTC); `null` when the plan has no access. */
  resetDate: z.nullable(z.string()),
  resetPeriod: z.enum(['daily', 'weekly', 'monthly', 'never']),
});
export type CreditBalance = z.infer<typeof creditBalance>;

/** An id that the caller makes up once for one thing a member wants done, and repeats when it tries again. */
export const operationId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));

const userId = z.string().check(z.maxLength(64));

/** What credits are for, in a word of the tool's own, such as `opener`. Pages that don't know the word say less. */
const purpose = z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/)));

const reservation = z.object({
  /** `held`: spend it and commit; `charged`: this operation was paid before, do the work again for free. */
  status: z.enum(['held', 'charged']),
  available: z.number(),
  tier,
  /** The account service's clock (milliseconds since 1970) when it answered: a deadline is told by it. */
  at: z.optional(z.number()),
});
export type Reservation = z.infer<typeof reservation>;

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
  }),
  response: reservation,
});

const settle = z.object({ userId, operationId });
const settled = z.object({
  /** What is now true of the operation; a commit of an expired hold answers `released`. */
  status: z.enum(['charged', 'released']),
  available: z.number(),
});

export const commitCredits = defineCall({
  service: 'account',
  method: 'POST',
  path: '/internal/credits/commit',
  audience: 'service',
  summary:
    'Turns a hold into a charge. Repeating it changes nothing. Carried out after its deadline it gives the hold back instead.',
  /** `deadline`: until when, by the clock of `reserve`, the caller still listens. */
  body: z.extend(settle, { deadline: z.optional(z.number()) }),
  response: settled,
});

export const releaseCredits = defineCall({
  service: 'account',
  method: 'POST',
  path: '/internal/credits/release',
  audience: 'service',
  summary: 'Gives a hold back. Repeating it, or releasing what was charged, changes nothing.',
  body: settle,
  response: settled,
});

export const ledgerEntry = z.object({
  at: z.string(),
  tool: toolName,
  kind: z.enum(['opened', 'charged', 'released', 'expired', 'adjusted']),
  /** Change of what is available: negative for a charge. */
  amount: z.number(),
  operationId: z.nullable(z.string()),
  /** What a charge was for; lines of before purposes were kept have none. */
  purpose,
});

export const getCreditHistory = defineCall({
  service: 'account',
  method: 'GET',
  path: '/v1/account/credits/history',
  audience: 'member',
  summary: 'The lines of the ledger that explain the balances, newest first: a hundred, and where earlier ones follow.',
  query: z.object({
    /** `earlier` of the answer before. */
    before: z.optional(z.string().check(z.maxLength(300))),
  }),
  response: z.object({
    entries: z.array(ledgerEntry),
    /** Where the lines before these begin, or `null` when there are none. */
    earlier: z.nullable(z.string()),
  }),
});

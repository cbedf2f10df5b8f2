import { defineCall } from '../call.ts';
import { toolName } from '../plan-schemas.ts';
import { z } from '../zod.ts';
import { purpose } from './credit-fields.ts';

export const ledgerEntry = z.object({
  at: z.string(),
  tool: toolName,
  kind: z.enum(['opened', 'charged', 'released', 'expired', 'adjusted']),
  /** The change in available credits; negative for a charge. */
  amount: z.number(),
  operationId: z.nullable(z.string()),
  /** What a charge was for; missing on entries that predate this field. */
  purpose,
});

export const getCreditHistory = defineCall({
  service: 'account',
  method: 'GET',
  path: '/v1/account/credits/history',
  audience: 'member',
  summary: 'The lines of the ledger that explain the balances, newest first: a hundred, and where earlier ones follow.',
  query: z.object({
    /** The `earlier` cursor of the previous response. */
    before: z.optional(z.string().check(z.maxLength(300))),
  }),
  response: z.object({
    entries: z.array(ledgerEntry),
    /** The cursor of the next older entries, or `null` when there are none. */
    earlier: z.nullable(z.string()),
  }),
});

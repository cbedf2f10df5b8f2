import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { amount } from './billing-fields.ts';
import { paidTier } from './paid-tier.ts';
import { withdrawal } from './withdrawal.ts';

export const getWithdrawal = defineCall({
  service: 'account',
  method: 'GET',
  path: '/v1/account/withdrawal',
  audience: 'member',
  summary:
    'The contracts that the member can still withdraw from, the newest first, and the last withdrawal. Each purchase and each upgrade is one, whether its plan still runs or not.',
  response: z.object({
    contracts: z.array(
      z.object({
        id: z.string(),
        planType: paidTier,
        concludedAt: z.string(),
        /** The end of the withdrawal period. */
        until: z.string(),
        /** The refund. */
        ...amount,
      }),
    ),
    last: z.nullable(withdrawal),
  }),
});

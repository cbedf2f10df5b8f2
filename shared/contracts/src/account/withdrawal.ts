import { z } from '../zod.ts';
import { amount } from './billing-fields.ts';
import { paidTier } from './paid-tier.ts';

export const withdrawal = z.object({
  reference: z.string(),
  at: z.string(),
  planType: paidTier,
  ...amount,
  /** `running`: being sent to the payment provider, which needs no action. */
  state: z.enum(['running', 'done']),
});
export type Withdrawal = z.infer<typeof withdrawal>;

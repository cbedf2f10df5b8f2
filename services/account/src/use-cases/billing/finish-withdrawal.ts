import type { BillingContext } from '../../context.ts';
import type { WithdrawalRecord } from '../../data/billing/billing-schema.ts';
import type { User } from '../../data/user-model.ts';
import { refundedAmount } from '../../rules/billing/refunded-amount.ts';
import { endSubscription } from './end-subscription.ts';
import { listCharges } from './list-charges.ts';
import { refundCharges } from './refund-charges.ts';

/** Ends the contract and refunds its charges. Each step is idempotent. */
export async function finishWithdrawal(ctx: BillingContext, user: User, record: WithdrawalRecord): Promise<void> {
  const { contractId, reference, since } = record;
  // Ends it first, so that nothing is charged during the refund.
  await endSubscription(ctx, contractId);
  const charges = await listCharges(ctx, contractId, since);
  await refundCharges(ctx, charges, reference);
  const amount = charges.reduce(
    (sum, { remaining, refunds }) =>
      sum + remaining + refundedAmount(refunds.filter(({ metadata }) => metadata?.reference === reference)),
    0,
  );
  await ctx.billing.finishWithdrawal(user._id, reference, amount);
}

import type { AppContext } from '../../context.ts';
import type { WithdrawalRecord } from '../../data/billing/billing-schema.ts';
import type { User } from '../../data/user-repository.ts';
import { refundedAmount } from '../../rules/billing/refunded-amount.ts';
import { endSubscription } from './end-subscription.ts';
import { listCharges } from './list-charges.ts';
import { refundCharges } from './refund-charges.ts';

/** Ends the contract and pays back what was charged for it. Each step may be repeated: what was done is not done again. */
export async function finishWithdrawal(ctx: AppContext, user: User, record: WithdrawalRecord): Promise<void> {
  const { contractId, reference, since } = record;
  // First the end, so that nothing more is charged while paying back.
  await endSubscription(ctx, contractId);
  const charges = await listCharges(ctx, contractId, since);
  await refundCharges(ctx, charges, reference);
  const amount = charges.reduce(
    (sum, { remaining: left, refunds }) =>
      sum + left + refundedAmount(refunds.filter(({ metadata }) => metadata?.reference === reference)),
    0,
  );
  await ctx.billing.finishWithdrawal(user._id, reference, amount);
}

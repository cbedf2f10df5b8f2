import type { AppContext } from '../../context.ts';
import type { WithdrawalRecord } from '../../data/billing-fields.ts';
import type { User } from '../../data/users.ts';
import { paidBack } from '../../rules/billing/paid-back.ts';
import { chargesOf } from './charges-of.ts';
import { endSubscription } from './end-subscription.ts';
import { payBack } from './pay-back.ts';

/** Ends the contract and pays back what was charged for it. Each step may be repeated: what was done is not done again. */
export async function finishWithdrawal(ctx: AppContext, user: User, record: WithdrawalRecord): Promise<void> {
  const { contractId, reference, since } = record;
  // First the end, so that nothing more is charged while paying back.
  await endSubscription(ctx, contractId);
  const charges = await chargesOf(ctx, contractId, since);
  await payBack(ctx, charges, reference);
  const amount = charges.reduce(
    (sum, { left, refunds }) =>
      sum + left + paidBack(refunds.filter(({ metadata }) => metadata?.reference === reference)),
    0,
  );
  await ctx.billing.finishWithdrawal(user._id, reference, amount);
}

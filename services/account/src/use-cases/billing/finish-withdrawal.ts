import { ask } from '../../clients/payments/provider.ts';
import type { AppContext } from '../../context.ts';
import type { WithdrawalRecord } from '../../data/billing-fields.ts';
import type { User } from '../../data/users.ts';
import { paidBack } from '../../rules/billing/paid-back.ts';
import { chargesOf } from './charges-of.ts';

/** Ends the contract and pays everything back. Each step may be repeated: what was done is not done again. */
export async function finishWithdrawal(ctx: AppContext, user: User, record: WithdrawalRecord): Promise<void> {
  const { contractId, reference } = record;
  const { payments } = ctx;
  // First the end, so that nothing more is charged while paying back.
  const subscription = await ask(payments.subscriptions.retrieve(contractId));
  if (subscription.status !== 'canceled') await ask(payments.subscriptions.cancel(contractId, { prorate: false }));

  let amount = 0;
  for (const { intent, refunds, left } of await chargesOf(ctx, contractId)) {
    amount += left + paidBack(refunds.filter(({ metadata }) => metadata?.withdrawal === reference));
    if (left <= 0) continue;
    // Numbered, so that two at once make one, and a refund that failed is followed by another.
    const idempotencyKey = `withdrawal:${reference}:${intent}:${refunds.length + 1}`;
    const metadata = { withdrawal: reference };
    const refund = { payment_intent: intent, amount: left, reason: 'requested_by_customer', metadata } as const;
    await ask(payments.refunds.create(refund, { idempotencyKey }));
  }
  await ctx.billing.finishWithdrawal(user._id, reference, amount);
}

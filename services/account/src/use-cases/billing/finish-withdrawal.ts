import { ask } from '../../clients/payments/provider.ts';
import type { AppContext } from '../../context.ts';
import type { WithdrawalRecord } from '../../data/billing-fields.ts';
import type { User } from '../../data/users.ts';
import { paidInvoices } from './paid-invoices.ts';
import { paymentsOf } from './payments-of.ts';

/** Ends the contract and pays everything back. Each step may be repeated: what was done is not done again. */
export async function finishWithdrawal(ctx: AppContext, user: User, record: WithdrawalRecord): Promise<void> {
  const { contractId, reference } = record;
  const { payments } = ctx;
  // First the end, so that nothing more is charged while paying back.
  const subscription = await ask(payments.subscriptions.retrieve(contractId));
  if (subscription.status !== 'canceled') await ask(payments.subscriptions.cancel(contractId, { prorate: false }));

  let paidBack = 0;
  for (const invoice of await paidInvoices(ctx, contractId)) {
    for (const payment_intent of paymentsOf(invoice)) {
      const refunds = await ask(payments.refunds.list({ payment_intent, limit: 100 }));
      if (refunds.data.length === 0) {
        const metadata = { withdrawal: reference };
        const idempotencyKey = `withdrawal:${contractId}:${payment_intent}`;
        await ask(
          payments.refunds.create({ payment_intent, reason: 'requested_by_customer', metadata }, { idempotencyKey }),
        );
      }
    }
    paidBack += invoice.amount_paid;
  }
  await ctx.billing.finishWithdrawal(user._id, reference, paidBack);
}

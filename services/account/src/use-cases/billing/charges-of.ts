import type Stripe from 'stripe';
import { ask } from '../../clients/payments/provider.ts';
import type { AppContext } from '../../context.ts';
import { paidBack } from '../../rules/billing/paid-back.ts';
import { paymentsOf } from './payments-of.ts';

export interface Charge {
  invoice: string;
  /** The payment intent. */
  intent: string;
  refunds: Stripe.Refund[];
  /** Cents that are not paid back. */
  left: number;
}

/** What was charged for a subscription from `since` on, with what of it was paid back. Weeks hold no more than a few. */
export async function chargesOf(ctx: AppContext, subscription: string, since = new Date(0)): Promise<Charge[]> {
  const { invoices, refunds } = ctx.payments;
  const created = { gte: since.getTime() / 1000 };
  const list = invoices.list({ subscription, status: 'paid', created, limit: 100, expand: ['data.payments'] });
  const { data } = await ask(list);
  return Promise.all(
    data.flatMap((invoice) =>
      paymentsOf(invoice).map(async ({ intent, paid }) => {
        const given = (await ask(refunds.list({ payment_intent: intent, limit: 100 }))).data;
        return { invoice: invoice.id ?? '', intent, refunds: given, left: paid - paidBack(given) };
      }),
    ),
  );
}

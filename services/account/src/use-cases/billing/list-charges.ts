import type Stripe from 'stripe';
import { callStripe } from '../../clients/payments/stripe-client.ts';
import type { BillingContext } from '../../context.ts';
import { refundedAmount } from '../../rules/billing/refunded-amount.ts';
import { listInvoicePayments } from './invoice-payments.ts';

export interface Charge {
  invoice: string;
  /** The payment intent. */
  intent: string;
  refunds: Stripe.Refund[];
  /** Cents not refunded yet. */
  remaining: number;
}

/**
 * Charges of a subscription since `since`, with their refunds. One page is enough: there is at most one charge a week.
 */
export async function listCharges(ctx: BillingContext, subscription: string, since = new Date(0)): Promise<Charge[]> {
  const { invoices, refunds } = ctx.payments;
  const created = { gte: since.getTime() / 1000 };
  const list = invoices.list({ subscription, status: 'paid', created, limit: 100, expand: ['data.payments'] });
  const { data } = await callStripe(list);
  return Promise.all(
    data.flatMap((invoice) =>
      listInvoicePayments(invoice).map(async ({ intent, paid }) => {
        const given = (await callStripe(refunds.list({ payment_intent: intent, limit: 100 }))).data;
        return { invoice: invoice.id ?? '', intent, refunds: given, remaining: paid - refundedAmount(given) };
      }),
    ),
  );
}

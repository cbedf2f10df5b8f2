import type { Invoice, Subscription } from '../store/stripe-objects.ts';
import type { StripeContext } from '../stripe-context.ts';
import { collectInvoice } from './collect-invoice.ts';
import { periodLine } from './invoice-lines.ts';
import { openInvoice } from './invoices.ts';
import { addSubscription, amendSubscription, itemOf, type NewSubscription } from './subscriptions.ts';
import type { Payer, PaymentOutcome } from './take-payment.ts';

export interface StartedSubscription {
  subscription: Subscription;
  invoice: Invoice;
  outcome: PaymentOutcome | null;
}

/** A new subscription with its first invoice, paid now by `payer` if there is one. */
export function startSubscription(
  context: StripeContext,
  wanted: NewSubscription,
  payer: Payer | null,
): StartedSubscription {
  const subscription = addSubscription(context, wanted);
  context.emit('customer.subscription.created', subscription);
  const item = itemOf(subscription);
  const period = { start: item.current_period_start, end: item.current_period_end };
  const invoice = openInvoice(context, {
    customer: wanted.customer,
    subscription,
    reason: 'subscription_create',
    lines: [periodLine(context, { item, price: item.price, period, subscription: subscription.id })],
    // The first invoice has no previous period.
    period: { start: period.start, end: period.start },
    currency: subscription.currency,
  });
  amendSubscription(context, subscription, { latest_invoice: invoice.id });
  return { subscription, invoice, outcome: payer && collectInvoice(context, invoice, payer) };
}

import type { Invoice, Subscription } from '../store/stripe-objects.ts';
import { type StripeContext, updateObject } from '../stripe-context.ts';
import { getRecurrence } from './catalogue.ts';
import { collectInvoice } from './collect-invoice.ts';
import { periodLine } from './invoice-lines.ts';
import { type NewInvoice, openInvoice } from './invoices.ts';
import { nextPeriodBoundary } from './periods.ts';
import { amendSubscription, cardOf, itemOf, withItem } from './subscriptions.ts';

function buildRenewalInvoice(
  context: StripeContext,
  subscription: Subscription,
): { invoice: NewInvoice; start: number; end: number } {
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const end = nextPeriodBoundary(subscription.billing_cycle_anchor, getRecurrence(item.price), start);
  const pending = context.store.pendingLines.get(subscription.id)?.lines ?? [];
  const billed = { item, price: item.price, subscription: subscription.id };
  const line = periodLine(context, { ...billed, period: { start, end } });
  const invoice: NewInvoice = {
    customer: context.store.customers.need(subscription.customer),
    subscription,
    reason: 'subscription_cycle',
    lines: [...pending, line],
    period: { start: item.current_period_start, end: start },
    currency: subscription.currency,
  };
  return { invoice, start, end };
}

/** The next invoice of a subscription that continues unchanged. */
export const upcomingInvoice = (context: StripeContext, subscription: Subscription): NewInvoice => ({
  ...buildRenewalInvoice(context, subscription).invoice,
  reason: 'upcoming',
});

/** Starts the next period and collects its payment. */
export function renewSubscription(context: StripeContext, subscription: Subscription): void {
  const { invoice: wanted, start, end } = buildRenewalInvoice(context, subscription);
  const items = withItem(subscription, { current_period_start: start, current_period_end: end });
  const invoice = openInvoice(context, wanted);
  context.store.pendingLines.delete(subscription.id);
  amendSubscription(context, subscription, { items, latest_invoice: invoice.id });
  collectInvoice(context, invoice, { method: cardOf(context, subscription), session: false });
}

/** A scheduled retry, with the card that is the default by now. */
export function retryInvoice(context: StripeContext, invoice: Invoice, subscription: Subscription | undefined): void {
  updateObject(context, invoice, { next_payment_attempt: null }, 'invoice.updated');
  const method = subscription && cardOf(context, subscription);
  collectInvoice(context, invoice, { method, session: false, automatic: true });
}

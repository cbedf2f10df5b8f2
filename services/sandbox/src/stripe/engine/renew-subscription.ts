import type { Invoice, Subscription } from '../store/stripe-objects.ts';
import { type StripeContext, updateObject } from '../stripe-context.ts';
import { getRecurrence } from './catalogue.ts';
import { collectInvoice } from './collect-invoice.ts';
import { periodLine } from './invoice-lines.ts';
import { type NewInvoice, openInvoice } from './invoices.ts';
import { nextPeriodBoundary } from './periods.ts';
import { amendSubscription, cardOf, itemOf, withItem } from './subscriptions.ts';

function buildRenewalInvoice(
  books: StripeContext,
  subscription: Subscription,
): { invoice: NewInvoice; start: number; end: number } {
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const end = nextPeriodBoundary(subscription.billing_cycle_anchor, getRecurrence(item.price), start);
  const pending = books.store.pendingLines.get(subscription.id)?.lines ?? [];
  const invoice: NewInvoice = {
    customer: books.store.customers.need(subscription.customer),
    subscription,
    reason: 'subscription_cycle',
    lines: [...pending, periodLine(books, item, item.price, { start, end }, subscription.id)],
    period: { start: item.current_period_start, end: start },
    currency: subscription.currency,
  };
  return { invoice, start, end };
}

/** The next invoice of a subscription that goes on as it is. */
export const upcomingInvoice = (books: StripeContext, subscription: Subscription): NewInvoice => ({
  ...buildRenewalInvoice(books, subscription).invoice,
  reason: 'upcoming',
});

/** A period is over: the next one starts, and is asked for. */
export function renewSubscription(books: StripeContext, subscription: Subscription): void {
  const { invoice: wanted, start, end } = buildRenewalInvoice(books, subscription);
  const items = withItem(subscription, { current_period_start: start, current_period_end: end });
  const invoice = openInvoice(books, wanted);
  books.store.pendingLines.delete(subscription.id);
  amendSubscription(books, subscription, { items, latest_invoice: invoice.id });
  collectInvoice(books, invoice, { method: cardOf(books, subscription), session: false });
}

/** The schedule's next try, with whatever card is the default by now. */
export function retryInvoice(books: StripeContext, invoice: Invoice, subscription: Subscription | undefined): void {
  updateObject(books, invoice, { next_payment_attempt: null }, 'invoice.updated');
  const method = subscription && cardOf(books, subscription);
  collectInvoice(books, invoice, { method, session: false, automatic: true });
}

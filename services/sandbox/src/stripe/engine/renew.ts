import { amend, type Books } from '../books.ts';
import type { Invoice, Subscription } from '../store/shapes.ts';
import { rhythmOf } from './catalogue.ts';
import { collect } from './collect.ts';
import { periodLine } from './invoice-lines.ts';
import { type NewInvoice, openInvoice } from './invoices.ts';
import { nextBoundary } from './periods.ts';
import { amendSubscription, cardOf, itemOf, withItem } from './subscriptions.ts';

function renewalInvoice(books: Books, subscription: Subscription): { invoice: NewInvoice; start: number; end: number } {
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const end = nextBoundary(subscription.billing_cycle_anchor, rhythmOf(item.price), start);
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
export const upcomingInvoice = (books: Books, subscription: Subscription): NewInvoice => ({
  ...renewalInvoice(books, subscription).invoice,
  reason: 'upcoming',
});

/** A period is over: the next one starts, and is asked for. */
export function renew(books: Books, subscription: Subscription): void {
  const { invoice: wanted, start, end } = renewalInvoice(books, subscription);
  const items = withItem(subscription, { current_period_start: start, current_period_end: end });
  const invoice = openInvoice(books, wanted);
  books.store.pendingLines.delete(subscription.id);
  amendSubscription(books, subscription, { items, latest_invoice: invoice.id });
  collect(books, invoice, { method: cardOf(books, subscription), session: false });
}

/** The schedule's next try, with whatever card is the default by now. */
export function retry(books: Books, invoice: Invoice, subscription: Subscription | undefined): void {
  amend(books, invoice, { next_payment_attempt: null }, 'invoice.updated');
  const method = subscription && cardOf(books, subscription);
  collect(books, invoice, { method, session: false, automatic: true });
}

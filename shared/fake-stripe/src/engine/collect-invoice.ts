import type { Invoice, Subscription } from '../store/stripe-objects.ts';
import { type StripeContext, updateObject } from '../stripe-context.ts';
import { endSubscription } from './end-subscription.ts';
import { subscriptionOf } from './invoices.ts';
import { days } from './periods.ts';
import { amendSubscription, isLive } from './subscriptions.ts';
import { type Payer, type PaymentOutcome, planRetry, takePayment } from './take-payment.ts';

/** Days after the invoice on which a failed renewal is retried; after the last one the subscription ends. */
const retryDays = [1, 3, 5, 7];

/** Applies what was waiting for this payment. */
function applyPayment(context: StripeContext, subscription: Subscription, invoice: Invoice): void {
  if (subscription.latest_invoice !== invoice.id) return;
  const pending = subscription.pending_update;
  const fields: Partial<Subscription> = { status: 'active' };
  if (pending?.subscription_items) {
    Object.assign(fields, {
      items: { ...subscription.items, data: pending.subscription_items },
      billing_cycle_anchor: pending.billing_cycle_anchor ?? subscription.billing_cycle_anchor,
      pending_update: null,
    });
  }
  amendSubscription(context, subscription, fields);
  if (pending) context.emit('customer.subscription.pending_update_applied', subscription);
}

function markPastDue(context: StripeContext, subscription: Subscription, invoice: Invoice, payer: Payer): void {
  // A first payment has a day to arrive, and a pending change leaves the current plan unchanged.
  if (subscription.status === 'incomplete' || subscription.pending_update) return;
  if (subscription.status === 'active') amendSubscription(context, subscription, { status: 'past_due' });
  if (!payer.automatic && invoice.attempt_count > 1) return;
  const inDays = retryDays[invoice.attempt_count - 1];
  if (inDays === undefined) endSubscription(context, subscription, 'payment_failed');
  else planRetry(context, invoice, invoice.created + days(inDays));
}

/** Tries to collect an invoice and updates its subscription with the outcome. */
export function collectInvoice(context: StripeContext, invoice: Invoice, payer: Payer): PaymentOutcome {
  const outcome = takePayment(context, invoice, payer);
  const customer = context.store.customers.get(invoice.customer);
  if (customer) updateObject(context, customer, { delinquent: outcome.kind !== 'paid' }, 'customer.updated');
  const subscription = context.store.subscriptions.get(subscriptionOf(invoice));
  if (!subscription || !isLive(subscription)) return outcome;
  if (outcome.kind === 'paid') applyPayment(context, subscription, invoice);
  else markPastDue(context, subscription, invoice, payer);
  return outcome;
}

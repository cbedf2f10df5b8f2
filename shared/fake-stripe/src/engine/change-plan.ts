import type { Invoice, InvoiceLine, Price, Subscription } from '../store/stripe-objects.ts';
import type { StripeContext } from '../stripe-context.ts';
import { cardError, StripeError } from '../wire/errors.ts';
import { getRecurrence, toPlan } from './catalogue.ts';
import { collectInvoice } from './collect-invoice.ts';
import { periodLine, prorationLine } from './invoice-lines.ts';
import { buildInvoice, openInvoice } from './invoices.ts';
import { hours, nextPeriodBoundary } from './periods.ts';
import { amendSubscription, cardOf, itemOf, withItem } from './subscriptions.ts';
import { type PaymentOutcome, predictPayment } from './take-payment.ts';

export interface PlanChange {
  price: Price;
  quantity?: number;
  proration: 'always_invoice' | 'create_prorations' | 'none';
  anchor?: 'now' | 'unchanged';
  /** Unix seconds from which the change counts; defaults to now. */
  at?: number;
}

interface Terms {
  start: number;
  end: number;
  anchor: number;
  lines: InvoiceLine[];
  /** True when these lines are due now. */
  due: boolean;
}

/** The effects of a change. A price with another billing interval starts a new period and is due at once. */
function computeTerms(context: StripeContext, subscription: Subscription, change: PlanChange): Terms {
  const item = itemOf(subscription);
  const at = change.at ?? context.now();
  const { current_period_start: start, current_period_end: end } = item;
  const [old, next] = [getRecurrence(item.price), getRecurrence(change.price)];
  const same = old.interval === next.interval && old.interval_count === next.interval_count;
  const resets = !same || change.anchor === 'now';
  const changed = change.price.id !== item.price.id || (change.quantity ?? item.quantity) !== item.quantity;
  const part = { at: Math.min(Math.max(at, start), end), start, end };
  const prorate = change.proration !== 'none' && (changed || resets) && part.at < end;
  const before = { item, price: item.price, subscription: subscription.id };
  const after = {
    item: { id: item.id, quantity: change.quantity ?? item.quantity },
    price: change.price,
    subscription: subscription.id,
  };
  const lines = prorate ? [prorationLine(context, 'unused', { ...before, part })] : [];
  if (!resets) {
    if (prorate) lines.push(prorationLine(context, 'remaining', { ...after, part }));
    const due = change.proration === 'always_invoice' && lines.length > 0;
    return { start, end, anchor: subscription.billing_cycle_anchor, lines, due };
  }
  const period = { start: at, end: nextPeriodBoundary(at, next, at) };
  lines.push(periodLine(context, { ...after, period }));
  return { ...period, anchor: at, lines, due: true };
}

const buildChangeInvoice = (context: StripeContext, subscription: Subscription, terms: Terms) => ({
  customer: context.store.customers.need(subscription.customer),
  subscription,
  reason: 'subscription_update' as const,
  lines: terms.lines,
  period: { start: terms.start, end: terms.start },
  currency: subscription.currency,
});

/** The invoice that a change would create; nothing is stored. */
export const previewChange = (context: StripeContext, subscription: Subscription, change: PlanChange): Invoice =>
  buildInvoice(context, buildChangeInvoice(context, subscription, computeTerms(context, subscription, change)));

type PaymentBehaviour = 'allow_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete' | 'default_incomplete';

/** Throws the error of a payment that must succeed and does not. */
export function assertPaymentAccepted(outcome: PaymentOutcome): void {
  if (outcome.kind === 'asks') {
    throw new StripeError(
      402,
      'card_error',
      'Payment for this subscription requires additional user action before it can be completed successfully.',
      { code: 'subscription_payment_intent_requires_action' },
    );
  }
  if (outcome.kind === 'declined') {
    throw cardError(outcome.message, outcome.code, {
      ...(outcome.declineCode && { decline_code: outcome.declineCode }),
    });
  }
}

interface ChangeOptions {
  payment: PaymentBehaviour;
  session: boolean;
  authenticated?: boolean;
}

/** Changes a subscription's price and collects what is due for it. */
export function changePlan(
  context: StripeContext,
  subscription: Subscription,
  change: PlanChange,
  manner: ChangeOptions,
): PaymentOutcome | null {
  const terms = computeTerms(context, subscription, change);
  const payer = { method: cardOf(context, subscription), session: manner.session, authenticated: manner.authenticated };
  const amount = terms.due ? buildInvoice(context, buildChangeInvoice(context, subscription, terms)).amount_due : 0;
  const foreseen: PaymentOutcome = amount > 0 ? predictPayment(context, payer) : { kind: 'paid' };
  if (manner.payment === 'error_if_incomplete') assertPaymentAccepted(foreseen);
  const items = withItem(subscription, {
    price: structuredClone(change.price),
    plan: toPlan(change.price),
    quantity: change.quantity ?? itemOf(subscription).quantity,
    current_period_start: terms.start,
    current_period_end: terms.end,
  });
  const waits = manner.payment === 'pending_if_incomplete' && foreseen.kind !== 'paid';
  const pending = {
    billing_cycle_anchor: terms.anchor,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: context.now() + hours(23),
    metadata: null,
    subscription_items: items.data as never,
    trial_end: null,
    trial_from_plan: null,
  };
  const invoice = terms.due ? openInvoice(context, buildChangeInvoice(context, subscription, terms)) : null;
  if (!invoice && terms.lines.length > 0) {
    const known = context.store.pendingLines.get(subscription.id)?.lines ?? [];
    context.store.pendingLines.add({ id: subscription.id, lines: [...known, ...terms.lines] });
  }
  amendSubscription(context, subscription, {
    ...(waits
      ? { pending_update: pending }
      : { items, billing_cycle_anchor: terms.anchor, currency: change.price.currency }),
    ...(invoice && { latest_invoice: invoice.id }),
    // A date at the end of the old period would end the new one in its middle.
    ...(subscription.cancel_at_period_end && { cancel_at: terms.end }),
  });
  if (!invoice) return null;
  if (manner.payment === 'default_incomplete' && invoice.amount_due > 0) return null;
  return collectInvoice(context, invoice, payer);
}

import type { Invoice, Schedule, Subscription } from '../store/stripe-objects.ts';
import { type StripeContext, updateObject } from '../stripe-context.ts';
import { subscriptionOf, voidInvoice } from './invoices.ts';
import { amendSubscription } from './subscriptions.ts';

type Reason = 'cancellation_requested' | 'payment_failed';
interface CancellationDetails {
  comment?: string | null;
  feedback?: string | null;
}

/** Detaches a subscription from its schedule. */
export function endSchedule(
  context: StripeContext,
  schedule: Schedule,
  how: 'released' | 'canceled' | 'completed',
): Schedule {
  const now = context.now();
  const subscription = context.store.subscriptions.get(schedule.subscription);
  const fields: Partial<Schedule> =
    how === 'released'
      ? { status: how, released_at: now, released_subscription: schedule.subscription, subscription: null }
      : { status: how, [how === 'canceled' ? 'canceled_at' : 'completed_at']: now };
  Object.assign(schedule, fields, { current_phase: null });
  context.emit(`subscription_schedule.${how}`, schedule);
  if (subscription?.schedule === schedule.id) amendSubscription(context, subscription, { schedule: null });
  return schedule;
}

export const findSchedule = (context: StripeContext, subscription: Subscription) =>
  context.store.schedules.get(subscription.schedule);

const openInvoices = (context: StripeContext, subscription: Subscription): Invoice[] =>
  context.store.invoices.where((invoice) => subscriptionOf(invoice) === subscription.id && invoice.status === 'open');

/** Ends the subscription now. Its schedule ends too, and unpaid invoices are no longer collected. */
export function endSubscription(
  context: StripeContext,
  subscription: Subscription,
  reason: Reason,
  details: CancellationDetails = {},
): void {
  const now = context.now();
  const schedule = findSchedule(context, subscription);
  if (schedule) endSchedule(context, schedule, 'canceled');
  for (const invoice of openInvoices(context, subscription)) {
    updateObject(context, invoice, { auto_advance: false, next_payment_attempt: null }, 'invoice.updated');
  }
  context.store.pendingLines.delete(subscription.id);
  const known = subscription.cancellation_details;
  Object.assign(subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    pending_update: null,
    schedule: null,
    cancellation_details: {
      comment: details.comment ?? known?.comment ?? null,
      feedback: details.feedback ?? known?.feedback ?? null,
      feedback_option: null,
      reason,
    },
  });
  context.emit('customer.subscription.deleted', subscription);
}

/** Ends a subscription whose first payment never arrived: nothing was ever owed. */
export function expireIncomplete(context: StripeContext, subscription: Subscription): void {
  for (const invoice of openInvoices(context, subscription)) voidInvoice(context, invoice);
  amendSubscription(context, subscription, { status: 'incomplete_expired', ended_at: context.now() });
}

import type { Subscription } from '../store/stripe-objects.ts';
import type { StripeContext } from '../stripe-context.ts';
import { expireCheckout } from './checkout.ts';
import { endSubscription, expireIncomplete } from './end-subscription.ts';
import { subscriptionOf, voidInvoice } from './invoices.ts';
import { hours } from './periods.ts';
import { renewSubscription, retryInvoice } from './renew-subscription.ts';
import { advanceSchedule, findNextPhase } from './schedules.ts';
import { amendSubscription, isLive, itemOf } from './subscriptions.ts';

interface DueTask {
  at: number;
  /** Decides which task runs first when two are due in the same second. */
  rank: 'retry' | 'end' | 'phase' | 'renewal' | 'expiry';
  run(): void;
}

const ranks: DueTask['rank'][] = ['retry', 'end', 'phase', 'renewal', 'expiry'];

function dropPendingUpdate(context: StripeContext, subscription: Subscription): void {
  const invoice = context.store.invoices.get(subscription.latest_invoice);
  amendSubscription(context, subscription, { pending_update: null });
  if (invoice?.status === 'open') voidInvoice(context, invoice);
  context.emit('customer.subscription.pending_update_expired', subscription);
}

function* dueOfSubscription(context: StripeContext, subscription: Subscription): Generator<DueTask> {
  if (subscription.status === 'incomplete') {
    yield { at: subscription.created + hours(23), rank: 'expiry', run: () => expireIncomplete(context, subscription) };
    return;
  }
  const end = itemOf(subscription).current_period_end;
  const { cancel_at: cancelAt, pending_update: pending } = subscription;
  const over = () => endSubscription(context, subscription, 'cancellation_requested');
  if (pending) {
    yield { at: pending.expires_at, rank: 'expiry', run: () => dropPendingUpdate(context, subscription) };
  }
  if (cancelAt !== null && cancelAt <= end) yield { at: cancelAt, rank: 'end', run: over };
  else if (subscription.cancel_at_period_end) yield { at: end, rank: 'end', run: over };
  else yield { at: end, rank: 'renewal', run: () => renewSubscription(context, subscription) };
}

function* listDueTasks(context: StripeContext): Generator<DueTask> {
  const { store } = context;
  for (const subscription of store.subscriptions.where(isLive)) yield* dueOfSubscription(context, subscription);
  for (const invoice of store.invoices.all()) {
    const at = invoice.status === 'open' ? invoice.next_payment_attempt : null;
    if (at === null) continue;
    const subscription = store.subscriptions.get(subscriptionOf(invoice));
    yield { at, rank: 'retry', run: () => retryInvoice(context, invoice, subscription) };
  }
  for (const schedule of store.schedules.all()) {
    const step = findNextPhase(schedule);
    if (step) yield { at: step.at, rank: 'phase', run: () => advanceSchedule(context, schedule) };
  }
  for (const session of store.checkoutSessions.where(({ status }) => status === 'open')) {
    yield { at: session.expires_at, rank: 'expiry', run: () => expireCheckout(context, session) };
  }
}

const pickEarlier = (a: DueTask, b: DueTask) => a.at - b.at || ranks.indexOf(a.rank) - ranks.indexOf(b.rank);

/** The next task that is due by `until`. */
export function findNextDueTask(context: StripeContext, until: number): DueTask | undefined {
  let first: DueTask | undefined;
  for (const due of listDueTasks(context)) {
    if (due.at <= until && (!first || pickEarlier(due, first) < 0)) first = due;
  }
  return first;
}

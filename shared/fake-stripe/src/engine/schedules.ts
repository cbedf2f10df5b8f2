import type { Price, Schedule, SchedulePhase, Subscription } from '../store/stripe-objects.ts';
import { type StripeContext, updateObject } from '../stripe-context.ts';
import { invalidRequest } from '../wire/errors.ts';
import { getRecurrence, toPlan } from './catalogue.ts';
import { changePlan } from './change-plan.ts';
import { endSchedule, endSubscription, findSchedule } from './end-subscription.ts';
import { periodBoundary } from './periods.ts';
import { amendSubscription, itemOf, withItem } from './subscriptions.ts';

export interface NewPhase {
  price: Price;
  quantity: number;
  start: number;
  end: number;
  proration?: 'always_invoice' | 'create_prorations' | 'none';
  metadata?: Record<string, string>;
}

export const buildPhase = ({ price, quantity, start, end, proration, metadata }: NewPhase): SchedulePhase => ({
  add_invoice_items: [],
  application_fee_percent: null,
  billing_cycle_anchor: null,
  billing_thresholds: null,
  collection_method: null,
  currency: price.currency,
  default_payment_method: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  end_date: end,
  invoice_settings: null,
  items: [
    { billing_thresholds: null, discounts: [], metadata: {}, plan: price.id, price: price.id, quantity, tax_rates: [] },
  ],
  metadata: metadata ?? {},
  on_behalf_of: null,
  proration_behavior: proration ?? 'create_prorations',
  start_date: start,
  transfer_data: null,
  trial_end: null,
});

/** Creates a schedule that continues the subscription's current state. */
export function createSchedule(
  context: StripeContext,
  subscription: Subscription,
  metadata: Record<string, string> = {},
): Schedule {
  if (subscription.schedule) {
    throw invalidRequest(
      'You cannot migrate a subscription that is already attached to a schedule.',
      'from_subscription',
    );
  }
  const { price, quantity = 1, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const schedule = context.store.schedules.add({
    id: context.newId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    canceled_at: null,
    completed_at: null,
    created: context.now(),
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: subscription.default_payment_method,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata,
    pause_schedules: [],
    phases: [buildPhase({ price, quantity, start, end })],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  });
  context.emit('subscription_schedule.created', schedule);
  amendSubscription(context, subscription, { schedule: schedule.id });
  return schedule;
}

const priceOf = (context: StripeContext, phase: SchedulePhase) =>
  context.store.prices.need(phase.items[0]?.price as string);

/** When the current phase ends, and the phase that follows it; `null` after the last one. */
export function findNextPhase(schedule: Schedule): { at: number; phase: SchedulePhase | null } | null {
  const current = schedule.current_phase;
  if (schedule.status !== 'active' || !current) return null;
  const phase = schedule.phases.find(({ start_date }) => start_date >= current.end_date) ?? null;
  return { at: phase?.start_date ?? current.end_date, phase };
}

function enterPhase(
  context: StripeContext,
  schedule: Schedule,
  subscription: Subscription,
  phase: SchedulePhase,
): void {
  const price = priceOf(context, phase);
  const quantity = phase.items[0]?.quantity ?? 1;
  const item = itemOf(subscription);
  const current_phase = { start_date: phase.start_date, end_date: phase.end_date };
  updateObject(context, schedule, { current_phase }, 'subscription_schedule.updated');
  if (price.id === item.price.id && quantity === item.quantity) return;
  if (item.current_period_end > phase.start_date) {
    const proration = phase.proration_behavior as 'none';
    changePlan(context, subscription, { price, quantity, proration }, { payment: 'allow_incomplete', session: false });
    return;
  }
  // The period ends now: the renewal that follows charges the new price.
  const [old, next] = [getRecurrence(item.price), getRecurrence(price)];
  const same = old.interval === next.interval && old.interval_count === next.interval_count;
  amendSubscription(context, subscription, {
    items: withItem(subscription, { price: structuredClone(price), plan: toPlan(price), quantity }),
    ...(!same && { billing_cycle_anchor: phase.start_date }),
  });
}

/** Applies the phase that is due now. */
export function advanceSchedule(context: StripeContext, schedule: Schedule): void {
  const step = findNextPhase(schedule);
  const subscription = context.store.subscriptions.need(schedule.subscription);
  if (step?.phase) {
    enterPhase(context, schedule, subscription, step.phase);
  } else if (schedule.end_behavior === 'cancel') {
    endSchedule(context, schedule, 'completed');
    endSubscription(context, subscription, 'cancellation_requested');
  } else {
    endSchedule(context, schedule, 'released');
  }
}

/** Schedules a price from the end of this period on, as the portal does for a downgrade. */
export function scheduleAtPeriodEnd(context: StripeContext, subscription: Subscription, price: Price): Schedule {
  const known = findSchedule(context, subscription);
  if (known?.phases.at(-1)?.items[0]?.price === price.id) return known;
  if (known) endSchedule(context, known, 'released');
  const schedule = createSchedule(context, subscription);
  const { quantity = 1, current_period_end: start } = itemOf(subscription);
  const last = buildPhase({
    price,
    quantity,
    start,
    end: periodBoundary(start, getRecurrence(price), 1),
    proration: 'none',
  });
  updateObject(context, schedule, { phases: [...schedule.phases, last] }, 'subscription_schedule.updated');
  return schedule;
}

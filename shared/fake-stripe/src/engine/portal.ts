import type { Customer, PortalConfiguration, PortalSession, Price, Subscription } from '../store/stripe-objects.ts';
import type { StripeContext } from '../stripe-context.ts';
import { getRecurrence } from './catalogue.ts';
import { changePlan, type PlanChange } from './change-plan.ts';
import { setDefaultCard } from './customers.ts';
import { endSchedule, endSubscription, findSchedule } from './end-subscription.ts';
import { hours } from './periods.ts';
import { scheduleAtPeriodEnd } from './schedules.ts';
import { amendSubscription, isLive, itemOf } from './subscriptions.ts';

type Features = PortalConfiguration['features'];

export function addConfiguration(
  context: StripeContext,
  fields: Partial<PortalConfiguration> & { features: Features },
) {
  return context.store.portalConfigurations.add({
    id: context.newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: context.now(),
    default_return_url: null,
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: context.now(),
    ...fields,
  });
}

export const noFeatures: Features = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: { enabled: false, feedback_options: null, options: [] },
    enabled: false,
    mode: 'at_period_end',
    proration_behavior: 'none',
  },
  subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
  subscription_update: {
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    enabled: false,
    products: null,
    proration_behavior: 'none',
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: 'end_trial',
  },
};

/** The default configuration: the two plans on sale, upgrades at once and downgrades at the period's end. */
export function seedConfiguration(context: StripeContext): void {
  const adjustable_quantity = { enabled: false, maximum: null, minimum: 1 };
  addConfiguration(context, {
    is_default: true,
    features: {
      ...noFeatures,
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true, payment_method_configuration: null },
      subscription_cancel: { ...noFeatures.subscription_cancel, enabled: true },
      subscription_update: {
        ...noFeatures.subscription_update,
        default_allowed_updates: ['price'],
        enabled: true,
        products: [
          { adjustable_quantity, prices: ['price_starter_weekly'], product: 'prod_starter' },
          { adjustable_quantity, prices: ['price_pro_monthly'], product: 'prod_pro' },
        ],
        proration_behavior: 'always_invoice',
        schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }] },
      },
    },
  });
}

export const isExpired = (context: StripeContext, session: PortalSession) =>
  session.created + hours(1) <= context.now();

const featuresOf = (context: StripeContext, session: PortalSession): Features =>
  context.store.portalConfigurations.need(session.configuration).features;

export const liveSubscriptions = (context: StripeContext, session: PortalSession): Subscription[] =>
  context.store.subscriptions.where((one) => one.customer === session.customer && isLive(one)).toReversed();

export function listPlanChoices(context: StripeContext, session: PortalSession, subscription: Subscription): Price[] {
  const { enabled, products } = featuresOf(context, session).subscription_update;
  if (!enabled) return [];
  const ids = (products ?? []).flatMap(({ prices }) => prices);
  return ids
    .map((id) => context.store.prices.get(id))
    .filter((price) => price !== undefined)
    .filter((price) => price.active && price.id !== itemOf(subscription).price.id);
}

const roughDays: Record<string, number> = { day: 1, week: 7, month: 30, year: 365 };
const lengthOf = (price: Price) =>
  (roughDays[getRecurrence(price).interval] ?? 30) * getRecurrence(price).interval_count;

/** True when the configuration delays this change until the period ends. */
export function isDeferredToPeriodEnd(features: Features, from: Price, to: Price): boolean {
  return features.subscription_update.schedule_at_period_end.conditions.some(({ type }) =>
    type === 'decreasing_item_amount'
      ? (to.unit_amount ?? 0) < (from.unit_amount ?? 0)
      : type === 'shortening_interval' && lengthOf(to) < lengthOf(from),
  );
}

export function toPlanChange(features: Features, price: Price): PlanChange {
  const { proration_behavior, billing_cycle_anchor } = features.subscription_update;
  return {
    price,
    proration: proration_behavior as PlanChange['proration'],
    anchor: (billing_cycle_anchor as PlanChange['anchor']) ?? undefined,
  };
}

const noPlannedCancellation = { comment: null, feedback: null, feedback_option: null, reason: null };

/** The portal's "Don't cancel". */
export function resumeSubscription(context: StripeContext, subscription: Subscription): void {
  amendSubscription(context, subscription, {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: noPlannedCancellation,
  });
}

/** Removes a change that was scheduled for the period's end. */
export function dropScheduledChange(context: StripeContext, subscription: Subscription): void {
  const schedule = findSchedule(context, subscription);
  if (schedule) endSchedule(context, schedule, 'released');
}

/** Applies a confirmed plan change. Choosing a plan also removes a scheduled end. */
export function choosePlan(
  context: StripeContext,
  session: PortalSession,
  subscription: Subscription,
  { price, authenticated }: { price: Price; authenticated: boolean },
): void {
  const features = featuresOf(context, session);
  if (isDeferredToPeriodEnd(features, itemOf(subscription).price, price)) {
    resumeSubscription(context, subscription);
    scheduleAtPeriodEnd(context, subscription, price);
    return;
  }
  changePlan(context, subscription, toPlanChange(features, price), {
    payment: 'error_if_incomplete',
    session: true,
    authenticated,
  });
  dropScheduledChange(context, subscription);
  resumeSubscription(context, subscription);
}

/**
 * Cancels now or at the period's end, as configured. In flexible billing mode the portal sets only the date:
 * `cancel_at_period_end` stays false.
 */
export function cancelPlan(context: StripeContext, session: PortalSession, subscription: Subscription): void {
  dropScheduledChange(context, subscription);
  if (featuresOf(context, session).subscription_cancel.mode === 'immediately') {
    endSubscription(context, subscription, 'cancellation_requested');
    return;
  }
  amendSubscription(context, subscription, {
    cancel_at: itemOf(subscription).current_period_end,
    canceled_at: context.now(),
    cancellation_details: { ...noPlannedCancellation, reason: 'cancellation_requested' },
  });
}

/** Makes the new card the one that pays from now on. */
export function replaceCard(context: StripeContext, customer: Customer, paymentMethod: string): void {
  setDefaultCard(context, customer, paymentMethod);
  for (const subscription of context.store.subscriptions.where((one) => one.customer === customer.id && isLive(one))) {
    amendSubscription(context, subscription, { default_payment_method: paymentMethod });
  }
}

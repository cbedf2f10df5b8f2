import {
  type Customer,
  listOf,
  type Price,
  type Subscription,
  type SubscriptionItem,
} from '../store/stripe-objects.ts';
import { type StripeContext, updateObject } from '../stripe-context.ts';
import { getRecurrence, toPlan } from './catalogue.ts';
import { defaultCardOf } from './customers.ts';
import { nextPeriodBoundary } from './periods.ts';

/** True for a subscription that can still be charged. */
export const isLive = ({ status }: Subscription) => status !== 'canceled' && status !== 'incomplete_expired';

/** The product sells one item per subscription, and the stand-in supports only that. */
export function itemOf(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}

/** The card that pays: the subscription's own, otherwise the customer's. */
export function cardOf(context: StripeContext, subscription: Subscription) {
  const { paymentMethods, customers } = context.store;
  const customer = customers.need(subscription.customer);
  const candidates = [subscription.default_payment_method, defaultCardOf(customer)].map((id) => paymentMethods.get(id));
  // A card that was detached from the customer no longer pays.
  return candidates.find((method) => method?.customer === customer.id);
}

export interface NewSubscription {
  customer: Customer;
  price: Price;
  quantity?: number;
  paymentMethod: string | null;
  metadata?: Record<string, string>;
  description?: string | null;
}

function createItem(
  context: StripeContext,
  { price, quantity }: NewSubscription,
  subscription: string,
): SubscriptionItem {
  const now = context.now();
  return {
    id: context.newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: nextPeriodBoundary(now, getRecurrence(price), now),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: toPlan(price),
    price: structuredClone(price),
    quantity: quantity ?? 1,
    subscription,
    tax_rates: [],
  };
}

/** Creates a subscription without any payment. */
export function addSubscription(context: StripeContext, params: NewSubscription): Subscription {
  const now = context.now();
  const id = context.newId('sub');
  const item = createItem(context, params, id);
  return context.store.subscriptions.add({
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible', updated_at: now },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: params.price.currency,
    customer: params.customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: params.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: params.description ?? null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(`/v1/subscription_items?subscription=${id}`, [item]),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: params.metadata ?? {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: 'now', missing_payment_method: 'create_invoice' } },
    trial_start: null,
  });
}

export const amendSubscription = (context: StripeContext, subscription: Subscription, fields: Partial<Subscription>) =>
  updateObject(context, subscription, fields, 'customer.subscription.updated');

/** Returns the item list with another price or period; the caller updates the subscription with it. */
export const withItem = (subscription: Subscription, fields: Partial<SubscriptionItem>) => ({
  ...subscription.items,
  data: [{ ...itemOf(subscription), ...fields }],
});

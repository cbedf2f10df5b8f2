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

/** A subscription that may still be paid for. */
export const isLive = ({ status }: Subscription) => status !== 'canceled' && status !== 'incomplete_expired';

/** The product sells one item a subscription, and so does the stand-in. */
export function itemOf(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}

/** The card that pays: the subscription's own, else the customer's. */
export function cardOf(context: StripeContext, subscription: Subscription) {
  const { paymentMethods, customers } = context.store;
  const customer = customers.need(subscription.customer);
  const wanted = [subscription.default_payment_method, defaultCardOf(customer)].map((id) => paymentMethods.get(id));
  // A card that was taken off the customer pays nothing any more.
  return wanted.find((method) => method?.customer === customer.id);
}

export interface NewSubscription {
  customer: Customer;
  price: Price;
  quantity?: number;
  paymentMethod: string | null;
  metadata?: Record<string, string>;
  description?: string | null;
}

/** A subscription of which nothing is paid yet. */
export function addSubscription(context: StripeContext, wanted: NewSubscription): Subscription {
  const now = context.now();
  const id = context.newId('sub');
  const item: SubscriptionItem = {
    id: context.newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: nextPeriodBoundary(now, getRecurrence(wanted.price), now),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: toPlan(wanted.price),
    price: structuredClone(wanted.price),
    quantity: wanted.quantity ?? 1,
    subscription: id,
    tax_rates: [],
  };
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
    currency: wanted.price.currency,
    customer: wanted.customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: wanted.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: wanted.description ?? null,
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
    metadata: wanted.metadata ?? {},
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

/** Gives the item another price or period; the caller amends the subscription with the list that comes back. */
export const withItem = (subscription: Subscription, fields: Partial<SubscriptionItem>) => ({
  ...subscription.items,
  data: [{ ...itemOf(subscription), ...fields }],
});

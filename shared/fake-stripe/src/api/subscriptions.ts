import { z } from '@datewright/contracts/zod';
import { assertPaymentAccepted, changePlan } from '../engine/change-plan.ts';
import { defaultCardOf } from '../engine/customers.ts';
import { endSubscription, findSchedule } from '../engine/end-subscription.ts';
import { attachCard } from '../engine/payment-methods.ts';
import { startSubscription } from '../engine/start-subscription.ts';
import { amendSubscription, isLive, itemOf } from '../engine/subscriptions.ts';
import { predictPayment } from '../engine/take-payment.ts';
import type { Subscription } from '../store/stripe-objects.ts';
import type { StripeContext } from '../stripe-context.ts';
import { endpoint } from '../wire/endpoint.ts';
import { invalidRequest, noSuchObject, requireFound } from '../wire/errors.ts';
import { paginate } from '../wire/pagination.ts';
import { applyUnset, flag, listFields, mergeMetadata, range, text, unsettable, withinRange } from '../wire/params.ts';
import { needCustomer } from './customers.ts';
import { needCard } from './payment-methods.ts';
import { createSubscription, updateSubscription } from './subscription-params.ts';

const listParams = z.strictObject({
  ...listFields,
  customer: z.optional(text),
  price: z.optional(text),
  status: z.optional(text),
  created: z.optional(range),
});
const cancelParams = z.strictObject({
  invoice_now: z.optional(flag),
  prorate: z.optional(flag),
  cancellation_details: z.optional(
    z.strictObject({ comment: z.optional(unsettable), feedback: z.optional(unsettable) }),
  ),
});

export const needSubscription = ({ store }: StripeContext, id: string, param = 'id') =>
  requireFound(store.subscriptions.get(id), 'subscription', id, param);

function create(context: StripeContext, params: z.output<typeof createSubscription>): Subscription {
  const customer = needCustomer(context, params.customer, 'customer');
  const [line, ...more] = params.items;
  if (!line) throw invalidRequest('Missing required param: items.', 'items', 'parameter_missing');
  if (more.length > 0) throw invalidRequest('The sandbox sells one price a subscription.', 'items');
  const price = requireFound(context.store.prices.get(line.price), 'price', line.price, 'items[0][price]');
  const given = params.default_payment_method;
  const method = given
    ? attachCard(context, needCard(context, given, 'default_payment_method'), customer.id)
    : context.store.paymentMethods.get(defaultCardOf(customer));
  const behaviour = params.payment_behavior ?? 'allow_incomplete';
  const payer = { method, session: !(params.off_session ?? false) };
  if (!method && behaviour !== 'default_incomplete') {
    throw invalidRequest(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      undefined,
      'resource_missing',
    );
  }
  if (behaviour === 'error_if_incomplete') assertPaymentAccepted(predictPayment(context, payer));
  const { subscription } = startSubscription(
    context,
    {
      customer,
      price,
      quantity: line.quantity ?? 1,
      paymentMethod: given && method ? method.id : null,
      metadata: mergeMetadata({}, params.metadata),
      description: params.description ?? null,
    },
    behaviour === 'default_incomplete' ? null : payer,
  );
  if (params.cancel_at_period_end) setEnd(context, subscription, { cancel_at_period_end: true });
  return subscription;
}

type EndParams = Pick<
  z.output<typeof updateSubscription>,
  'cancel_at_period_end' | 'cancel_at' | 'cancellation_details'
>;

/** Schedules the end of a subscription, or removes a scheduled end. */
function setEnd(context: StripeContext, subscription: Subscription, params: EndParams): void {
  const { cancel_at_period_end: atPeriodEnd, cancel_at: at, cancellation_details: details } = params;
  const ends = atPeriodEnd === true || (at !== undefined && at !== '');
  const asks = atPeriodEnd !== undefined || at !== undefined;
  // Removing an end that was never scheduled changes nothing, even when a schedule manages the subscription.
  if (!ends && (!asks || subscription.cancel_at === null)) return;
  const schedule = findSchedule(context, subscription);
  if (schedule) {
    throw invalidRequest(
      `The subscription is managed by the subscription schedule \`${schedule.id}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
  }
  const periodEnd = itemOf(subscription).current_period_end;
  const named = typeof at === 'number' ? at : periodEnd;
  if (ends && named <= context.now()) throw invalidRequest('Invalid timestamp: must be in the future', 'cancel_at');
  amendSubscription(context, subscription, {
    cancel_at_period_end: atPeriodEnd ?? (at === undefined && subscription.cancel_at_period_end),
    cancel_at: ends ? named : null,
    canceled_at: ends ? context.now() : null,
    cancellation_details: {
      comment: details?.comment || null,
      feedback: details?.feedback || null,
      feedback_option: null,
      reason: ends ? 'cancellation_requested' : null,
    },
  });
}

function update(context: StripeContext, subscription: Subscription, params: z.output<typeof updateSubscription>): void {
  const { items = [], metadata: given, description, default_payment_method: card } = params;
  if (!isLive(subscription)) {
    const onlyWords = Object.keys(params).every((name) => ['metadata', 'cancellation_details'].includes(name));
    if (!onlyWords) {
      throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
    }
  }
  amendSubscription(context, subscription, {
    metadata: mergeMetadata(subscription.metadata, given),
    description: applyUnset(description, subscription.description),
    ...(card !== undefined && {
      default_payment_method: card
        ? attachCard(context, needCard(context, card, 'default_payment_method'), subscription.customer).id
        : null,
    }),
  });
  // A scheduled end moves with the period, so it is set first.
  setEnd(context, subscription, params);
  changeItem(context, subscription, items, params);
}

/** Applies all requested changes or none. */
function updateWhole(context: StripeContext, id: string, params: z.output<typeof updateSubscription>): Subscription {
  const subscription = needSubscription(context, id);
  const before = structuredClone(subscription);
  try {
    update(context, subscription, params);
  } catch (error) {
    Object.assign(subscription, before);
    throw error;
  }
  return subscription;
}

type ChangeParams = Pick<
  z.output<typeof updateSubscription>,
  'proration_behavior' | 'proration_date' | 'payment_behavior' | 'billing_cycle_anchor'
>;

/** The plan change that the parameters request; `undefined` when they match the current state. */
export function askedChange(
  context: StripeContext,
  subscription: Subscription,
  items: NonNullable<z.output<typeof updateSubscription>['items']>,
  params: ChangeParams,
) {
  const item = itemOf(subscription);
  const [wanted, ...more] = items;
  if (more.length > 0 || (wanted && wanted.id !== undefined && wanted.id !== item.id)) {
    if (wanted?.id && more.length === 0) requireFound(undefined, 'subscription item', wanted.id, 'items[0][id]');
    throw invalidRequest('The sandbox sells one price a subscription.', 'items');
  }
  if (wanted && wanted.id === undefined) {
    throw invalidRequest('Name the item that changes: a second item is more than the sandbox sells.', 'items[0][id]');
  }
  const price = requireFound(
    context.store.prices.get(wanted?.price ?? item.price.id),
    'price',
    wanted?.price ?? '',
    'items[0][price]',
  );
  const quantity = wanted?.quantity ?? item.quantity;
  const anchor = params.billing_cycle_anchor;
  if (price.id === item.price.id && quantity === item.quantity && anchor !== 'now') return null;
  return {
    price,
    quantity,
    proration: params.proration_behavior ?? 'create_prorations',
    anchor,
    at: params.proration_date,
  };
}

export function changeItem(
  context: StripeContext,
  subscription: Subscription,
  items: NonNullable<z.output<typeof updateSubscription>['items']>,
  params: ChangeParams & { off_session?: boolean },
): void {
  const change = askedChange(context, subscription, items, params);
  if (!change) return;
  const payment = params.payment_behavior ?? 'allow_incomplete';
  changePlan(context, subscription, change, { payment, session: !(params.off_session ?? false) });
}

function listed({ status }: Subscription, wanted: string | undefined): boolean {
  if (wanted === 'all') return true;
  if (wanted === 'ended') return status === 'canceled' || status === 'incomplete_expired';
  return wanted === undefined ? status !== 'canceled' : status === wanted;
}

export const subscriptions = [
  endpoint('POST', '/subscriptions', createSubscription, create),
  endpoint('GET', '/subscriptions', listParams, (context, { customer, price, status, created, ...page }) => {
    if (customer) needCustomer(context, customer, 'customer');
    const fits = context.store.subscriptions.where(
      (one) =>
        listed(one, status) &&
        (customer === undefined || one.customer === customer) &&
        (price === undefined || itemOf(one).price.id === price) &&
        withinRange(one.created, created),
    );
    return paginate(fits, page, '/v1/subscriptions');
  }),
  endpoint('GET', '/subscriptions/:id', z.strictObject({}), (context, _params, { id }) =>
    needSubscription(context, id),
  ),
  endpoint('POST', '/subscriptions/:id', updateSubscription, (context, params, { id }) =>
    updateWhole(context, id, params),
  ),
  endpoint('DELETE', '/subscriptions/:id', cancelParams, (context, { cancellation_details, prorate }, { id }) => {
    const subscription = needSubscription(context, id);
    if (prorate) throw invalidRequest('The sandbox gives no credit for the rest of a period: use a refund.', 'prorate');
    if (!isLive(subscription)) throw noSuchObject('subscription', id);
    endSubscription(context, subscription, 'cancellation_requested', cancellation_details);
    return subscription;
  }),
];

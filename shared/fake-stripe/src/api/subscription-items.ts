import { z } from '@datewright/contracts/zod';
import { itemOf } from '../engine/subscriptions.ts';
import type { StripeContext } from '../stripe-context.ts';
import { endpoint } from '../wire/endpoint.ts';
import { requireFound } from '../wire/errors.ts';
import { paginate } from '../wire/pagination.ts';
import { ignored, listFields, text, wholeNumber } from '../wire/params.ts';
import { paymentBehaviour, proration } from './subscription-params.ts';
import { changeItem, needSubscription } from './subscriptions.ts';

const listParams = z.strictObject({ ...listFields, subscription: text });
const updateParams = z.strictObject({
  price: z.optional(text),
  quantity: z.optional(wholeNumber),
  proration_behavior: z.optional(proration),
  proration_date: z.optional(wholeNumber),
  payment_behavior: z.optional(paymentBehaviour),
  metadata: ignored,
});

const holderOf = ({ store }: StripeContext, id: string) =>
  requireFound(store.subscriptions.where((one) => itemOf(one).id === id)[0], 'subscription item', id);

export const subscriptionItems = [
  endpoint('GET', '/subscription_items', listParams, (context, { subscription, ...page }) => {
    const { items } = needSubscription(context, subscription, 'subscription');
    return paginate(items.data, page, '/v1/subscription_items');
  }),
  endpoint('GET', '/subscription_items/:id', z.strictObject({}), (context, _params, { id }) =>
    itemOf(holderOf(context, id)),
  ),
  endpoint('POST', '/subscription_items/:id', updateParams, (context, { price, quantity, ...params }, { id }) => {
    const subscription = holderOf(context, id);
    changeItem(context, subscription, [{ id, price, quantity }], params);
    return itemOf(subscription);
  }),
];

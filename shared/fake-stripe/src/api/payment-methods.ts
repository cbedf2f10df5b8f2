import { z } from '@datewright/contracts/zod';
import { addCard, attachCard, detachCard } from '../engine/payment-methods.ts';
import { findCardByToken } from '../engine/test-cards.ts';
import type { PaymentMethod } from '../store/stripe-objects.ts';
import type { StripeContext } from '../stripe-context.ts';
import { endpoint } from '../wire/endpoint.ts';
import { requireFound } from '../wire/errors.ts';
import { paginate } from '../wire/pagination.ts';
import { listFields, text } from '../wire/params.ts';
import { needCustomer } from './customers.ts';

const none = z.strictObject({});
const attachParams = z.strictObject({ customer: text });
const listParams = z.strictObject({ ...listFields, customer: text, type: z.optional(text) });

/** A payment method by its id; a test token such as `pm_card_visa` creates a new card each time. */
export function needCard(context: StripeContext, id: string, param = 'id'): PaymentMethod {
  const token = findCardByToken(id);
  if (!token) return requireFound(context.store.paymentMethods.get(id), 'PaymentMethod', id, param);
  const expYear = new Date(context.now() * 1000).getUTCFullYear() + 3;
  return addCard(context, { number: token.number, expMonth: 12, expYear });
}

const ofCustomer = (context: StripeContext, customer: string) =>
  context.store.paymentMethods.where((one) => one.customer === needCustomer(context, customer).id);

export const paymentMethods = [
  endpoint('GET', '/payment_methods', listParams, (context, { customer, type: _type, ...page }) => {
    return paginate(ofCustomer(context, customer), page, '/v1/payment_methods');
  }),
  endpoint('GET', '/customers/:id/payment_methods', z.omit(listParams, { customer: true }), (context, page, { id }) => {
    return paginate(ofCustomer(context, id), page, `/v1/customers/${id}/payment_methods`);
  }),
  endpoint('GET', '/payment_methods/:id', none, (context, _params, { id }) => needCard(context, id)),
  endpoint('POST', '/payment_methods/:id/attach', attachParams, (context, { customer }, { id }) => {
    return attachCard(context, needCard(context, id), needCustomer(context, customer, 'customer').id);
  }),
  endpoint('POST', '/payment_methods/:id/detach', none, (context, _params, { id }) =>
    detachCard(context, needCard(context, id)),
  ),
];

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

/** A method by its id; a test token such as `pm_card_visa` stands for a new card each time. */
export function needCard(books: StripeContext, id: string, param = 'id'): PaymentMethod {
  const token = findCardByToken(id);
  if (!token) return requireFound(books.store.paymentMethods.get(id), 'PaymentMethod', id, param);
  const expYear = new Date(books.now() * 1000).getUTCFullYear() + 3;
  return addCard(books, { number: token.number, expMonth: 12, expYear });
}

const ofCustomer = (books: StripeContext, customer: string) =>
  books.store.paymentMethods.where((one) => one.customer === needCustomer(books, customer).id);

export const paymentMethods = [
  endpoint('GET', '/payment_methods', listParams, (books, { customer, type: _type, ...page }) => {
    return paginate(ofCustomer(books, customer), page, '/v1/payment_methods');
  }),
  endpoint('GET', '/customers/:id/payment_methods', z.omit(listParams, { customer: true }), (books, page, { id }) => {
    return paginate(ofCustomer(books, id), page, `/v1/customers/${id}/payment_methods`);
  }),
  endpoint('GET', '/payment_methods/:id', none, (books, _params, { id }) => needCard(books, id)),
  endpoint('POST', '/payment_methods/:id/attach', attachParams, (books, { customer }, { id }) => {
    return attachCard(books, needCard(books, id), needCustomer(books, customer, 'customer').id);
  }),
  endpoint('POST', '/payment_methods/:id/detach', none, (books, _params, { id }) =>
    detachCard(books, needCard(books, id)),
  ),
];

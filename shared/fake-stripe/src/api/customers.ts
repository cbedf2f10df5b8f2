import { z } from '@datewright/contracts/zod';
import { addCustomer, setDefaultCard } from '../engine/customers.ts';
import { endSubscription } from '../engine/end-subscription.ts';
import { isLive } from '../engine/subscriptions.ts';
import type { Customer } from '../store/stripe-objects.ts';
import { type StripeContext, updateObject } from '../stripe-context.ts';
import { endpoint } from '../wire/endpoint.ts';
import { invalidRequest, noSuchObject, requireFound } from '../wire/errors.ts';
import { paginate } from '../wire/pagination.ts';
import {
  applyUnset,
  listFields,
  mergeMetadata,
  metadata,
  range,
  text,
  unsettable,
  wholeNumber,
  withinRange,
} from '../wire/params.ts';

const fields = {
  email: z.optional(unsettable),
  name: z.optional(unsettable),
  phone: z.optional(unsettable),
  description: z.optional(unsettable),
  metadata: z.optional(metadata),
  preferred_locales: z.optional(z.array(text)),
  address: z.optional(z.record(z.string(), unsettable)),
  balance: z.optional(wholeNumber),
};
const createParams = z.strictObject(fields);
const updateParams = z.strictObject({
  ...fields,
  invoice_settings: z.optional(z.strictObject({ default_payment_method: z.optional(unsettable) })),
});
const listParams = z.strictObject({ ...listFields, email: z.optional(text), created: z.optional(range) });

export function needCustomer({ store }: StripeContext, id: string, param = 'id'): Customer {
  return requireFound(store.customers.get(id), 'customer', id, param);
}

function update(context: StripeContext, customer: Customer, params: z.output<typeof updateParams>): Customer {
  const { email, name, phone, description, metadata: given, invoice_settings, ...rest } = params;
  if (email && !email.includes('@')) throw invalidRequest(`Invalid email address: ${email}`, 'email', 'email_invalid');
  updateObject(
    context,
    customer,
    {
      ...(rest as Partial<Customer>),
      email: applyUnset(email, customer.email),
      name: applyUnset(name, customer.name ?? null),
      phone: applyUnset(phone, customer.phone ?? null),
      description: applyUnset(description, customer.description),
      metadata: mergeMetadata(customer.metadata, given),
    },
    'customer.updated',
  );
  const card = invoice_settings?.default_payment_method;
  if (card !== undefined) {
    const known = context.store.paymentMethods.get(card);
    if (card && known?.customer !== customer.id) {
      throw noSuchObject('PaymentMethod', card, 'invoice_settings[default_payment_method]');
    }
    setDefaultCard(context, customer, card || null);
  }
  return customer;
}

function remove(context: StripeContext, customer: Customer) {
  const own = context.store.subscriptions.where((one) => one.customer === customer.id && isLive(one));
  for (const subscription of own) endSubscription(context, subscription, 'cancellation_requested');
  context.emit('customer.deleted', customer);
  context.store.customers.delete(customer.id);
  return context.store.deletedCustomers.add({ id: customer.id, object: 'customer', deleted: true });
}

export const customers = [
  endpoint('POST', '/customers', createParams, (context, params) => {
    if (params.email && !params.email.includes('@')) {
      throw invalidRequest(`Invalid email address: ${params.email}`, 'email', 'email_invalid');
    }
    const { email, name, phone, description, metadata: given, ...rest } = params;
    const wanted = { email: email || undefined, name: name || undefined, phone: phone || undefined, description };
    return update(context, addCustomer(context, { ...wanted, metadata: mergeMetadata({}, given) }), rest);
  }),
  endpoint('GET', '/customers', listParams, ({ store }, { email, created, ...page }) => {
    const fits = store.customers.where(
      (one) => (email === undefined || one.email === email) && withinRange(one.created, created),
    );
    return paginate(fits, page, '/v1/customers');
  }),
  endpoint(
    'GET',
    '/customers/:id',
    z.strictObject({}),
    (context, _params, { id }) =>
      // Stripe answers a deleted customer with `deleted: true`.
      context.store.deletedCustomers.get(id) ?? needCustomer(context, id),
  ),
  endpoint('POST', '/customers/:id', updateParams, (context, params, { id }) =>
    update(context, needCustomer(context, id), params),
  ),
  endpoint('DELETE', '/customers/:id', z.strictObject({}), (context, _params, { id }) =>
    remove(context, needCustomer(context, id)),
  ),
];

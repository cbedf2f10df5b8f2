import type { Customer } from '../store/stripe-objects.ts';
import { type StripeContext, updateObject } from '../stripe-context.ts';

interface NewCustomer {
  email?: string;
  name?: string;
  phone?: string;
  description?: string;
  metadata?: Record<string, string>;
}

export function addCustomer(context: StripeContext, params: NewCustomer): Customer {
  const id = context.newId('cus', 14);
  const customer = context.store.customers.add({
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: context.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: params.description ?? null,
    discount: null,
    email: params.email ?? null,
    invoice_prefix: context.newId('x', 8).slice(2).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: params.metadata ?? {},
    name: params.name ?? null,
    next_invoice_sequence: 1,
    phone: params.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  });
  context.emit('customer.created', customer);
  return customer;
}

export const defaultCardOf = (customer: Customer) =>
  (customer.invoice_settings.default_payment_method as string | null) ?? null;

export function setDefaultCard(context: StripeContext, customer: Customer, paymentMethod: string | null): void {
  const invoice_settings = { ...customer.invoice_settings, default_payment_method: paymentMethod };
  updateObject(context, customer, { invoice_settings }, 'customer.updated');
}

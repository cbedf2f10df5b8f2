import type { Customer } from '../store/stripe-objects.ts';
import { type StripeContext, updateObject } from '../stripe-context.ts';

interface NewCustomer {
  email?: string;
  name?: string;
  phone?: string;
  description?: string;
  metadata?: Record<string, string>;
}

export function addCustomer(books: StripeContext, wanted: NewCustomer): Customer {
  const id = books.newId('cus', 14);
  const customer = books.store.customers.add({
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: books.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: wanted.description ?? null,
    discount: null,
    email: wanted.email ?? null,
    invoice_prefix: books.newId('x', 8).slice(2).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: wanted.metadata ?? {},
    name: wanted.name ?? null,
    next_invoice_sequence: 1,
    phone: wanted.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  });
  books.emit('customer.created', customer);
  return customer;
}

export const defaultCardOf = (customer: Customer) =>
  (customer.invoice_settings.default_payment_method as string | null) ?? null;

export function setDefaultCard(books: StripeContext, customer: Customer, paymentMethod: string | null): void {
  const invoice_settings = { ...customer.invoice_settings, default_payment_method: paymentMethod };
  updateObject(books, customer, { invoice_settings }, 'customer.updated');
}

import type { CheckoutSession, Customer, LineItem, PaymentMethod, Price } from '../store/stripe-objects.ts';
import { type StripeContext, updateObject } from '../stripe-context.ts';
import { addCustomer } from './customers.ts';
import { attachCard } from './payment-methods.ts';
import { hours } from './periods.ts';
import { startSubscription } from './start-subscription.ts';
import { type PaymentOutcome, predictPayment } from './take-payment.ts';

export interface NewCheckout {
  lineItems: { price: Price; quantity: number; description: string }[];
  fields: Partial<CheckoutSession>;
  subscriptionMetadata: Record<string, string>;
  subscriptionDescription: string | null;
}

const lineItem = (context: StripeContext, price: Price, quantity: number, description: string): LineItem => ({
  id: context.newId('li'),
  object: 'item',
  adjustable_quantity: null,
  amount_discount: 0,
  amount_subtotal: (price.unit_amount ?? 0) * quantity,
  amount_tax: 0,
  amount_total: (price.unit_amount ?? 0) * quantity,
  currency: price.currency,
  description,
  metadata: {},
  price: structuredClone(price),
  quantity,
});

/** Opens a page on which a member can start a subscription. */
export function openCheckout(context: StripeContext, params: NewCheckout): CheckoutSession {
  const id = context.newId('cs_test', 58);
  const lineItems = params.lineItems.map((line) => lineItem(context, line.price, line.quantity, line.description));
  const total = lineItems.reduce((sum, line) => sum + line.amount_total, 0);
  context.store.orders.add({
    id,
    lineItems,
    metadata: params.subscriptionMetadata,
    description: params.subscriptionDescription,
  });
  const session = context.store.checkoutSessions.add({
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: null,
    client_reference_id: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: context.now(),
    currency: lineItems[0]?.currency ?? null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: null,
    customer_account: null,
    customer_creation: params.fields.customer ? null : 'always',
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: context.now() + hours(24),
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: { enabled: false },
    metadata: {},
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${context.publicUrl}/stripe/checkout/${id}`,
    wallet_options: null,
    ...params.fields,
  });
  context.markChanged();
  return session;
}

export function expireCheckout(context: StripeContext, session: CheckoutSession): CheckoutSession {
  Object.assign(session, { status: 'expired', url: null });
  context.emit('checkout.session.expired', session);
  return session;
}

interface PaymentDetails {
  method: PaymentMethod;
  email: string;
  name: string;
  country: string;
  authenticated: boolean;
}

function findOrAddCustomer(
  context: StripeContext,
  session: CheckoutSession,
  { email, name }: PaymentDetails,
): Customer {
  const known = context.store.customers.get(session.customer);
  if (!known) return addCustomer(context, { email, name });
  if (!known.name && name) updateObject(context, known, { name }, 'customer.updated');
  return known;
}

/** Pays an open session. A second payment of a paid session returns what the first one bought. */
export function completeCheckout(
  context: StripeContext,
  session: CheckoutSession,
  paying: PaymentDetails,
): PaymentOutcome {
  if (session.status === 'complete') return { kind: 'paid' };
  const foreseen = predictPayment(context, {
    method: paying.method,
    session: true,
    checkout: true,
    authenticated: paying.authenticated,
  });
  if (foreseen.kind !== 'paid') return foreseen;
  const order = context.store.orders.need(session.id);
  const [line] = order.lineItems;
  if (!line) throw new Error(`${session.id} sells nothing`);
  const customer = findOrAddCustomer(context, session, paying);
  attachCard(context, paying.method, customer.id);
  const { subscription, invoice, outcome } = startSubscription(
    context,
    {
      customer,
      price: context.store.prices.need(line.price.id),
      quantity: line.quantity ?? 1,
      paymentMethod: paying.method.id,
      metadata: order.metadata,
      description: order.description,
    },
    { method: paying.method, session: true, checkout: true, authenticated: true },
  );
  Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer: customer.id,
    subscription: subscription.id,
    invoice: invoice.id,
    customer_details: {
      address: { city: null, country: paying.country, line1: null, line2: null, postal_code: null, state: null },
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: paying.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  });
  context.emit('checkout.session.completed', session);
  return outcome ?? { kind: 'paid' };
}

import { z } from '@datewright/contracts/zod';
import { productName } from '../engine/catalogue.ts';
import { expireCheckout, openCheckout } from '../engine/checkout.ts';
import { hours } from '../engine/periods.ts';
import type { CheckoutSession } from '../store/stripe-objects.ts';
import type { StripeContext } from '../stripe-context.ts';
import { endpoint } from '../wire/endpoint.ts';
import { invalidRequest, requireFound } from '../wire/errors.ts';
import { paginate } from '../wire/pagination.ts';
import {
  flag,
  ignored,
  listFields,
  mergeMetadata,
  metadata,
  range,
  text,
  wholeNumber,
  withinRange,
} from '../wire/params.ts';
import { needCustomer } from './customers.ts';

const none = z.strictObject({});
const createParams = z.strictObject({
  mode: z.enum(['subscription']),
  line_items: z.array(z.strictObject({ price: text, quantity: z.optional(wholeNumber), adjustable_quantity: ignored })),
  success_url: text,
  cancel_url: z.optional(text),
  customer: z.optional(text),
  customer_email: z.optional(text),
  client_reference_id: z.optional(text),
  expires_at: z.optional(wholeNumber),
  locale: z.optional(text),
  metadata: z.optional(metadata),
  allow_promotion_codes: z.optional(flag),
  billing_address_collection: z.optional(z.enum(['auto', 'required'])),
  payment_method_collection: z.optional(z.enum(['always', 'if_required'])),
  payment_method_types: z.optional(z.array(text)),
  subscription_data: z.optional(
    z.strictObject({
      metadata: z.optional(metadata),
      description: z.optional(text),
      billing_mode: ignored,
      proration_behavior: ignored,
    }),
  ),
  ui_mode: z.optional(z.enum(['hosted_page'])),
  origin_context: z.optional(z.enum(['web', 'mobile_app'])),
  custom_text: z.optional(z.strictObject({ submit: z.optional(z.strictObject({ message: text })) })),
  // These change texts and fields of Stripe's real page that this page does not have.
  automatic_tax: ignored,
  branding_settings: ignored,
  consent_collection: ignored,
  customer_update: ignored,
  payment_method_options: ignored,
  phone_number_collection: ignored,
  saved_payment_method_options: ignored,
  submit_type: ignored,
  tax_id_collection: ignored,
});
const listParams = z.strictObject({
  ...listFields,
  created: z.optional(range),
  customer: z.optional(text),
  customer_details: z.optional(z.strictObject({ email: text })),
  status: z.optional(z.enum(['open', 'complete', 'expired'])),
  subscription: z.optional(text),
  payment_intent: z.optional(text),
});

function isUrl(given: string): boolean {
  return /^https?:$/.test(URL.parse(given.replaceAll('{CHECKOUT_SESSION_ID}', 'id'))?.protocol ?? '');
}

function lineItemsOf(context: StripeContext, wanted: z.output<typeof createParams>['line_items']) {
  if (wanted.length === 0)
    throw invalidRequest('Missing required param: line_items.', 'line_items', 'parameter_missing');
  if (wanted.length > 1) throw invalidRequest('The sandbox sells one price a subscription.', 'line_items');
  return wanted.map(({ price: id, quantity = 1 }, at) => {
    const price = requireFound(context.store.prices.get(id), 'price', id, `line_items[${at}][price]`);
    if (!price.active)
      throw invalidRequest(
        `The price specified is inactive. This field only accepts active prices.`,
        `line_items[${at}][price]`,
      );
    return { price, quantity, description: productName(context, price) };
  });
}

function create(context: StripeContext, params: z.output<typeof createParams>): CheckoutSession {
  for (const param of ['success_url', 'cancel_url'] as const) {
    const url = params[param];
    if (url !== undefined && !isUrl(url)) throw invalidRequest('Not a valid URL', param, 'url_invalid');
  }
  const expires_at = params.expires_at ?? context.now() + hours(24);
  if (expires_at < context.now() + 30 * 60 || expires_at > context.now() + hours(24)) {
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
  if (params.customer && params.customer_email) {
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.');
  }
  const { customer, customer_email, client_reference_id, cancel_url, success_url, locale } = params;
  if (customer) needCustomer(context, customer, 'customer');
  return openCheckout(context, {
    lineItems: lineItemsOf(context, params.line_items),
    subscriptionMetadata: mergeMetadata({}, params.subscription_data?.metadata),
    subscriptionDescription: params.subscription_data?.description ?? null,
    fields: {
      success_url,
      expires_at,
      cancel_url: cancel_url ?? null,
      customer: customer ?? null,
      customer_email: customer_email ?? null,
      client_reference_id: client_reference_id ?? null,
      locale: (locale as CheckoutSession['locale']) ?? null,
      metadata: mergeMetadata({}, params.metadata),
      allow_promotion_codes: params.allow_promotion_codes ?? null,
      billing_address_collection: params.billing_address_collection ?? null,
      payment_method_collection: params.payment_method_collection ?? 'always',
      origin_context: params.origin_context ?? null,
      custom_text: {
        after_submit: null,
        shipping_address: null,
        submit: params.custom_text?.submit ?? null,
        terms_of_service_acceptance: null,
      },
    },
  });
}

const need = ({ store }: StripeContext, id: string) =>
  requireFound(store.checkoutSessions.get(id), 'checkout.session', id);

export const checkoutSessions = [
  endpoint('POST', '/checkout/sessions', createParams, create),
  endpoint(
    'GET',
    '/checkout/sessions',
    listParams,
    ({ store }, { created, customer, customer_details, status, subscription, payment_intent, ...page }) => {
      const fits = store.checkoutSessions.where(
        (one) =>
          withinRange(one.created, created) &&
          (customer === undefined || one.customer === customer) &&
          (customer_details === undefined || one.customer_details?.email === customer_details.email) &&
          (status === undefined || one.status === status) &&
          (subscription === undefined || one.subscription === subscription) &&
          (payment_intent === undefined || one.payment_intent === payment_intent),
      );
      return paginate(fits, page, '/v1/checkout/sessions');
    },
  ),
  endpoint('GET', '/checkout/sessions/:id', none, (context, _params, { id }) => need(context, id)),
  endpoint('GET', '/checkout/sessions/:id/line_items', z.strictObject(listFields), (context, page, { id }) =>
    paginate(
      context.store.orders.need(need(context, id).id).lineItems.toReversed(),
      page,
      `/v1/checkout/sessions/${id}/line_items`,
    ),
  ),
  endpoint('POST', '/checkout/sessions/:id/expire', none, (context, _params, { id }) => {
    const session = need(context, id);
    if (session.status !== 'open') {
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    }
    return expireCheckout(context, session);
  }),
];

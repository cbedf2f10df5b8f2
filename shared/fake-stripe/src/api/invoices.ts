import { z } from '@datewright/contracts/zod';
import { assertPaymentAccepted, previewChange } from '../engine/change-plan.ts';
import { collectInvoice } from '../engine/collect-invoice.ts';
import { buildInvoice, subscriptionOf, voidInvoice } from '../engine/invoices.ts';
import { attachCard } from '../engine/payment-methods.ts';
import { upcomingInvoice } from '../engine/renew-subscription.ts';
import { amendSubscription, cardOf } from '../engine/subscriptions.ts';
import type { Invoice } from '../store/stripe-objects.ts';
import type { StripeContext } from '../stripe-context.ts';
import { endpoint } from '../wire/endpoint.ts';
import { invalidRequest, requireFound } from '../wire/errors.ts';
import { paginate } from '../wire/pagination.ts';
import { flag, ignored, listFields, range, text, wholeNumber, withinRange } from '../wire/params.ts';
import { needCard } from './payment-methods.ts';
import { proration } from './subscription-params.ts';
import { askedChange, needSubscription } from './subscriptions.ts';

const none = z.strictObject({});
const listParams = z.strictObject({
  ...listFields,
  customer: z.optional(text),
  subscription: z.optional(text),
  status: z.optional(z.enum(['draft', 'open', 'paid', 'uncollectible', 'void'])),
  collection_method: z.optional(text),
  created: z.optional(range),
});
const payParams = z.strictObject({ payment_method: z.optional(text), off_session: z.optional(flag) });
const previewParams = z.strictObject({
  customer: z.optional(text),
  subscription: text,
  preview_mode: ignored,
  subscription_details: z.optional(
    z.strictObject({
      items: z.optional(
        z.array(z.strictObject({ id: z.optional(text), price: z.optional(text), quantity: z.optional(wholeNumber) })),
      ),
      proration_behavior: z.optional(proration),
      proration_date: z.optional(wholeNumber),
      billing_cycle_anchor: z.optional(z.enum(['now', 'unchanged'])),
    }),
  ),
});

const need = ({ store }: StripeContext, id: string) => requireFound(store.invoices.get(id), 'invoice', id);

function pay(
  context: StripeContext,
  invoice: Invoice,
  { payment_method, off_session }: z.output<typeof payParams>,
): Invoice {
  if (invoice.status === 'paid') throw invalidRequest('Invoice is already paid', undefined, 'invoice_already_paid');
  if (invoice.status !== 'open') throw invalidRequest(`This invoice can't be paid: its status is ${invoice.status}.`);
  const subscription = context.store.subscriptions.get(subscriptionOf(invoice));
  const method = payment_method
    ? attachCard(context, needCard(context, payment_method, 'payment_method'), invoice.customer ?? '')
    : subscription && cardOf(context, subscription);
  const outcome = collectInvoice(context, invoice, { method, session: !(off_session ?? true) });
  if (outcome.kind === 'asks') {
    throw invalidRequest(
      'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with the invoice.',
      undefined,
      'invoice_payment_intent_requires_action',
    );
  }
  assertPaymentAccepted(outcome);
  return invoice;
}

function preview(
  context: StripeContext,
  { subscription: id, subscription_details: details }: z.output<typeof previewParams>,
): object {
  const subscription = needSubscription(context, id, 'subscription');
  const change = details && askedChange(context, subscription, details.items ?? [], details);
  const invoice = change
    ? previewChange(context, subscription, change)
    : buildInvoice(context, upcomingInvoice(context, subscription));
  return { ...invoice, id: invoice.id.replace('in_', 'upcoming_in_') };
}

export const invoices = [
  endpoint(
    'GET',
    '/invoices',
    listParams,
    ({ store }, { customer, subscription, status, collection_method: _method, created, ...page }) => {
      const fits = store.invoices.where(
        (one) =>
          (customer === undefined || one.customer === customer) &&
          (subscription === undefined || subscriptionOf(one) === subscription) &&
          (status === undefined || one.status === status) &&
          withinRange(one.created, created),
      );
      return paginate(fits, page, '/v1/invoices');
    },
  ),
  endpoint('POST', '/invoices/create_preview', previewParams, preview),
  endpoint('GET', '/invoices/:id', none, (context, _params, { id }) => need(context, id)),
  endpoint('GET', '/invoices/:id/lines', z.strictObject(listFields), (context, page, { id }) =>
    paginate(need(context, id).lines.data.toReversed(), page, `/v1/invoices/${id}/lines`),
  ),
  endpoint('POST', '/invoices/:id/pay', payParams, (context, params, { id }) =>
    pay(context, need(context, id), params),
  ),
  endpoint('POST', '/invoices/:id/void', none, (context, _params, { id }) => {
    const invoice = need(context, id);
    if (invoice.status !== 'open') throw invalidRequest('You can only void an open invoice.');
    voidInvoice(context, invoice);
    // A void invoice is no longer owed: the subscription continues.
    const subscription = context.store.subscriptions.get(subscriptionOf(invoice));
    if (subscription?.status === 'past_due' && subscription.latest_invoice === invoice.id) {
      amendSubscription(context, subscription, { status: 'active' });
    }
    return invoice;
  }),
];

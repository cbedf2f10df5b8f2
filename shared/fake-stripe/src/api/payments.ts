import { z } from '@datewright/contracts/zod';
import { refundCharge } from '../engine/refunds.ts';
import type { Charge } from '../store/stripe-objects.ts';
import type { StripeContext } from '../stripe-context.ts';
import { endpoint } from '../wire/endpoint.ts';
import { invalidRequest, requireFound } from '../wire/errors.ts';
import { paginate } from '../wire/pagination.ts';
import { listFields, mergeMetadata, metadata, range, text, wholeNumber, withinRange } from '../wire/params.ts';

const none = z.strictObject({});
const ofCustomer = z.strictObject({ ...listFields, customer: z.optional(text), created: z.optional(range) });
const listCharges = z.extend(ofCustomer, { payment_intent: z.optional(text) });
const listInvoicePayments = z.strictObject({
  ...listFields,
  invoice: z.optional(text),
  status: z.optional(z.enum(['canceled', 'open', 'paid'])),
  payment: z.optional(z.strictObject({ type: text, payment_intent: z.optional(text) })),
});
const refundParams = z.strictObject({
  charge: z.optional(text),
  payment_intent: z.optional(text),
  amount: z.optional(wholeNumber),
  reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
  metadata: z.optional(metadata),
});
const listRefunds = z.strictObject({ ...listFields, charge: z.optional(text), payment_intent: z.optional(text) });

const same = (wanted: string | undefined, has: unknown) => wanted === undefined || wanted === has;

function chargeToRefund({ store }: StripeContext, charge: string | undefined, intent: string | undefined): Charge {
  if (charge) return requireFound(store.charges.get(charge), 'charge', charge, 'charge');
  if (!intent)
    throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.');
  const known = requireFound(store.paymentIntents.get(intent), 'payment_intent', intent, 'payment_intent');
  const paid = known.status === 'succeeded' ? store.charges.get(known.latest_charge) : undefined;
  if (!paid)
    throw invalidRequest(
      `This PaymentIntent (${intent}) does not have a successful charge to refund.`,
      'payment_intent',
    );
  return paid;
}

export const payments = [
  endpoint('GET', '/invoice_payments', listInvoicePayments, ({ store }, { invoice, status, payment, ...page }) => {
    const fits = store.invoicePayments.where(
      (one) =>
        same(invoice, one.invoice) &&
        same(status, one.status) &&
        same(payment?.payment_intent, one.payment.payment_intent),
    );
    return paginate(fits, page, '/v1/invoice_payments');
  }),
  endpoint('GET', '/invoice_payments/:id', none, ({ store }, _params, { id }) =>
    requireFound(store.invoicePayments.get(id), 'invoice payment', id),
  ),
  endpoint('GET', '/payment_intents', ofCustomer, ({ store }, { customer, created, ...page }) =>
    paginate(
      store.paymentIntents.where((one) => same(customer, one.customer) && withinRange(one.created, created)),
      page,
      '/v1/payment_intents',
    ),
  ),
  endpoint('GET', '/payment_intents/:id', none, ({ store }, _params, { id }) =>
    requireFound(store.paymentIntents.get(id), 'payment_intent', id),
  ),
  endpoint('GET', '/charges', listCharges, ({ store }, { customer, payment_intent, created, ...page }) => {
    const fits = store.charges.where(
      (one) =>
        same(customer, one.customer) && same(payment_intent, one.payment_intent) && withinRange(one.created, created),
    );
    return paginate(fits, page, '/v1/charges');
  }),
  endpoint('GET', '/charges/:id', none, ({ store }, _params, { id }) =>
    requireFound(store.charges.get(id), 'charge', id),
  ),
  endpoint('POST', '/refunds', refundParams, (context, { charge, payment_intent, metadata: given, ...wanted }) =>
    refundCharge(context, chargeToRefund(context, charge, payment_intent), {
      ...wanted,
      metadata: mergeMetadata({}, given),
    }),
  ),
  endpoint('GET', '/refunds', listRefunds, ({ store }, { charge, payment_intent, ...page }) =>
    paginate(
      store.refunds.where((one) => same(charge, one.charge) && same(payment_intent, one.payment_intent)),
      page,
      '/v1/refunds',
    ),
  ),
  endpoint('GET', '/refunds/:id', none, ({ store }, _params, { id }) =>
    requireFound(store.refunds.get(id), 'refund', id),
  ),
];

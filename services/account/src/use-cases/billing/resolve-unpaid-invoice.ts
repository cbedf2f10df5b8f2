import type Stripe from 'stripe';
import { callStripe } from '../../clients/payments/stripe-client.ts';
import type { BillingContext } from '../../context.ts';
import { paymentDueBy } from '../../rules/billing/subscription-state.ts';
import { endSubscription } from './end-subscription.ts';
import { listCharges } from './list-charges.ts';
import { refundCharges } from './refund-charges.ts';

/**
 * Pays the open invoice of a failed renewal with a card that was not tried yet, or ends the subscription after the
 * grace
 * period. Returns whether the subscription may have changed.
 */
export async function resolveUnpaidInvoice(ctx: BillingContext, subscription: Stripe.Subscription): Promise<boolean> {
  const dueBy = paymentDueBy(subscription);
  const invoice = idOf(subscription.latest_invoice);
  if (!dueBy || !invoice) return false;
  if (dueBy.getTime() > ctx.now()) return payWithNewCard(ctx, subscription, invoice);
  await endSubscription(ctx, subscription.id);
  // A payment at this very moment would be for a period that the member does not get.
  const late = (await listCharges(ctx, subscription.id)).filter((charge) => charge.invoice === invoice);
  await refundCharges(ctx, late, `late:${invoice}`);
  return true;
}

async function payWithNewCard(ctx: BillingContext, subscription: Stripe.Subscription, id: string): Promise<boolean> {
  const { payments } = ctx;
  const { status, payments: attempts } = await callStripe(payments.invoices.retrieve(id, { expand: ['payments'] }));
  if (status !== 'open') return false;
  const intent = idOf(attempts?.data.find((attempt) => attempt.status === 'open')?.payment.payment_intent);
  const charges = intent ? (await callStripe(payments.charges.list({ payment_intent: intent, limit: 100 }))).data : [];
  const tried = charges.map(({ payment_method }) => payment_method);
  const customer = await callStripe(payments.customers.retrieve(idOf(subscription.customer) ?? ''));
  const card = [
    subscription.default_payment_method,
    !customer.deleted && customer.invoice_settings.default_payment_method,
  ]
    .map((given) => given && idOf(given))
    .find((given) => given && !tried.includes(given));
  if (!card) return false;
  try {
    await callStripe(payments.invoices.pay(id, { payment_method: card }, { idempotencyKey: `pay:${id}:${card}` }));
  } catch (err) {
    ctx.log.warn({ err, invoice: id }, 'billing: new card not charged');
  }
  return true;
}

const idOf = (given: string | { id?: string } | null | undefined) =>
  (typeof given === 'object' ? given?.id : given) ?? null;

import { currency } from '@datewright/contracts/plans';
import type Stripe from 'stripe';
import { callStripe } from '../../clients/payments/stripe-client.ts';
import type { BillingContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { paymentFailedMail } from '../../mail/templates/payment-failed.ts';
import { receiptMail } from '../../mail/templates/receipt.ts';
import { toEuro } from '../../rules/billing/prices.ts';
import { pageUrl } from '../page-url.ts';
import { sendBillingMail } from './send-mail.ts';

const mailWindow = 7 * 24 * 3600_000;

/** Mails about recent invoices whose event never arrived. */
export async function mailRecentInvoices(ctx: BillingContext, user: User): Promise<void> {
  const customer = user.billing?.customerId;
  if (!customer) return;
  const gte = Math.floor((ctx.now() - mailWindow) / 1000);
  const { data } = await callStripe(ctx.payments.invoices.list({ customer, created: { gte }, limit: 100 }));
  for (const invoice of data.toReversed()) await mailInvoice(ctx, user, invoice);
}

/** Mails the receipt of a paid invoice, or the notice of a failed payment; once for each invoice. */
export async function mailInvoice(ctx: BillingContext, user: User, invoice: Stripe.Invoice): Promise<void> {
  const { id = '', number, status, amount_paid, amount_due } = invoice;
  const page = pageUrl(ctx, '/profile');
  const facts = {
    number: number ?? id,
    description: invoice.lines.data.at(-1)?.description ?? 'Datewright',
    amount: toEuro(status === 'paid' ? amount_paid : amount_due),
    currency,
    at: new Date(invoice.created * 1000),
  };
  if (status === 'paid' && amount_paid > 0) {
    const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_EMAIL: email } = ctx.config;
    const contract = { operator: { name, address, email }, termsUrl: pageUrl(ctx, '/terms') };
    const mail = receiptMail(user.email, { ...facts, url: invoice.hosted_invoice_url ?? page }, contract);
    return sendBillingMail(ctx, `receipt:${id}`, mail);
  }
  const { paymentDueBy } = user.subscription ?? {};
  if (status !== 'open' || !paymentDueBy) return;
  const mail = paymentFailedMail(user.email, { ...facts, dueBy: paymentDueBy, url: page });
  await sendBillingMail(ctx, `payment-failed:${id}`, mail);
}

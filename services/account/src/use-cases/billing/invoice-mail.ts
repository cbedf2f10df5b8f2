import { currency } from '@datewright/contracts/plans';
import type Stripe from 'stripe';
import { ask } from '../../clients/payments/provider.ts';
import type { AppContext } from '../../context.ts';
import type { User } from '../../data/users.ts';
import { paymentFailed } from '../../mail/templates/payment-failed.ts';
import { receipt } from '../../mail/templates/receipt.ts';
import { inEuro } from '../../rules/billing/prices.ts';
import { pageUrl } from '../page-url.ts';
import { sendMail } from './outgoing-mail.ts';

const recent = 7 * 24 * 3600_000;

/** Mails about a member's recent invoices what no event brought about. */
export async function mailAboutRecentInvoices(ctx: AppContext, user: User): Promise<void> {
  const customer = user.billing?.customerId;
  if (!customer) return;
  const gte = Math.floor((ctx.now() - recent) / 1000);
  const { data } = await ask(ctx.payments.invoices.list({ customer, created: { gte }, limit: 100 }));
  for (const invoice of data.toReversed()) await mailAboutInvoice(ctx, user, invoice);
}

/** Mails the receipt of a paid invoice, or that a payment failed; once for each invoice. */
export async function mailAboutInvoice(ctx: AppContext, user: User, invoice: Stripe.Invoice): Promise<void> {
  const { id = '', number, status, amount_paid, amount_due } = invoice;
  const page = pageUrl(ctx, '/profile');
  const facts = {
    number: number ?? id,
    what: invoice.lines.data.at(-1)?.description ?? 'Datewright',
    amount: inEuro(status === 'paid' ? amount_paid : amount_due),
    currency,
    at: new Date(invoice.created * 1000),
  };
  if (status === 'paid' && amount_paid > 0) {
    const mail = receipt(user.email, { ...facts, url: invoice.hosted_invoice_url ?? page });
    return sendMail(ctx, `receipt:${id}`, mail);
  }
  const { paymentDueBy } = user.subscription ?? {};
  if (status !== 'open' || !paymentDueBy) return;
  const mail = paymentFailed(user.email, { ...facts, dueBy: paymentDueBy, url: page });
  await sendMail(ctx, `payment-failed:${id}`, mail);
}

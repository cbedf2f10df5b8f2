import { currency } from '@datewright/contracts/plans';
import { ask } from '../../clients/payments/provider.ts';
import type { AppContext } from '../../context.ts';
import type { User } from '../../data/users.ts';
import { paymentFailed } from '../../mail/templates/payment-failed.ts';
import { receipt } from '../../mail/templates/receipt.ts';
import { inEuro } from '../../rules/billing/prices.ts';
import { pageUrl } from '../page-url.ts';
import { sendMail } from './outgoing-mail.ts';

/** Mails the receipt of a paid invoice, or that a payment failed; once for each invoice. */
export async function mailAboutInvoice(ctx: AppContext, user: User, type: string, invoiceId: string): Promise<void> {
  if (type !== 'invoice.paid' && type !== 'invoice.payment_failed') return;
  const invoice = await ask(ctx.payments.invoices.retrieve(invoiceId));
  const page = pageUrl(ctx, '/profile');
  const facts = {
    number: invoice.number ?? invoiceId,
    what: invoice.lines.data.at(-1)?.description ?? 'Datewright',
    amount: inEuro(invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due),
    currency,
    at: new Date(invoice.created * 1000),
  };
  if (invoice.status === 'paid' && invoice.amount_paid > 0) {
    const mail = receipt(user.email, { ...facts, url: invoice.hosted_invoice_url ?? page });
    return sendMail(ctx, `receipt:${invoiceId}`, mail);
  }
  const { paymentDueBy } = user.subscription ?? {};
  if (invoice.status !== 'open' || !paymentDueBy) return;
  const mail = paymentFailed(user.email, { ...facts, dueBy: paymentDueBy, url: page });
  await sendMail(ctx, `payment-failed:${invoiceId}`, mail);
}

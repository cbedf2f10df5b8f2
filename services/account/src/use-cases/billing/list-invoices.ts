import type { Invoice } from '@datewright/contracts/account/list-invoices';
import type Stripe from 'stripe';
import { callStripe, isMissing } from '../../clients/payments/stripe-client.ts';
import type { BillingContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { toEuro } from '../../rules/billing/prices.ts';
import { listInvoicePayments } from './invoice-payments.ts';

const maxInvoices = 24;

/** The member's newest invoices with their refunds. Drafts are left out, because they still change. */
export async function listInvoices(ctx: BillingContext, user: User): Promise<Invoice[]> {
  const customer = user.billing?.customerId;
  if (!customer) return [];
  try {
    const { payments } = ctx;
    const [invoices, charges] = await Promise.all([
      callStripe(payments.invoices.list({ customer, limit: maxInvoices, expand: ['data.payments'] })),
      callStripe(payments.charges.list({ customer, limit: 100 })),
    ]);
    return invoices.data.filter(({ status }) => status !== 'draft').map((found) => toInvoice(found, charges.data));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function toInvoice(found: Stripe.Invoice, charges: Stripe.Charge[]): Invoice {
  const intents = listInvoicePayments(found).map(({ intent }) => intent);
  const own = charges.filter(({ payment_intent: id }) => typeof id === 'string' && intents.includes(id));
  return {
    id: found.id ?? '',
    number: found.number,
    at: new Date(found.created * 1000).toISOString(),
    description: found.lines.data.at(-1)?.description ?? found.description ?? '',
    amount: toEuro(found.total),
    currency: found.currency.toUpperCase(),
    refunded: toEuro(own.reduce((sum, charge) => sum + charge.amount_refunded, 0)),
    status: toInvoiceStatus(found.status),
    downloadUrl: found.invoice_pdf ?? null,
    viewUrl: found.hosted_invoice_url ?? null,
  };
}

function toInvoiceStatus(status: Stripe.Invoice.Status | null): Invoice['status'] {
  if (status === 'paid') return 'paid';
  return status === 'void' || status === 'uncollectible' ? 'void' : 'open';
}

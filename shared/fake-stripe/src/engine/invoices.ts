import { type Customer, type Invoice, type InvoiceLine, listOf, type Subscription } from '../store/stripe-objects.ts';
import { type StripeContext, updateObject } from '../stripe-context.ts';

export interface NewInvoice {
  customer: Customer;
  subscription: Subscription | null;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming' | 'manual';
  lines: InvoiceLine[];
  period: { start: number; end: number };
  currency: string;
}

/** Builds an invoice without storing it. */
export function buildInvoice(context: StripeContext, params: NewInvoice): Invoice {
  const { customer, subscription, reason, period, currency } = params;
  const id = context.newId('in');
  const lines = params.lines.map((line) => ({ ...line, invoice: id }));
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const afterBalance = total + customer.balance;
  return {
    id,
    object: 'invoice',
    account_country: 'IE',
    account_name: 'Datewright',
    account_tax_ids: null,
    amount_due: Math.max(0, afterBalance),
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: Math.max(0, afterBalance),
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: context.now(),
    currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(`/v1/invoices/${id}/lines`, lines),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: subscription && {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: ['card'] },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

/** Creates an invoice and finalizes it at once, settled against the customer's balance. */
export function openInvoice(context: StripeContext, params: NewInvoice): Invoice {
  const invoice = context.store.invoices.add(buildInvoice(context, params));
  context.emit('invoice.created', invoice);
  const { customer } = params;
  const sequence = customer.next_invoice_sequence ?? 1;
  const balance = Math.min(0, invoice.total + customer.balance);
  Object.assign(invoice, {
    status: 'open',
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    effective_at: context.now(),
    ending_balance: balance,
    hosted_invoice_url: `${context.publicUrl}/stripe/invoices/${invoice.id}`,
    invoice_pdf: `${context.publicUrl}/stripe/invoices/${invoice.id}/pdf`,
    status_transitions: { ...invoice.status_transitions, finalized_at: context.now() },
  });
  customer.next_invoice_sequence = sequence + 1;
  updateObject(context, customer, { balance, currency: invoice.currency }, 'customer.updated');
  context.emit('invoice.finalized', invoice);
  return invoice;
}

export function voidInvoice(context: StripeContext, invoice: Invoice): Invoice {
  Object.assign(invoice, {
    status: 'void',
    auto_advance: false,
    next_payment_attempt: null,
    amount_remaining: 0,
    status_transitions: { ...invoice.status_transitions, voided_at: context.now() },
  });
  for (const payment of context.store.invoicePayments.where(
    (one) => one.invoice === invoice.id && one.status === 'open',
  )) {
    Object.assign(payment, {
      status: 'canceled',
      status_transitions: { ...payment.status_transitions, canceled_at: context.now() },
    });
  }
  context.emit('invoice.voided', invoice);
  return invoice;
}

export const subscriptionOf = (invoice: Invoice) =>
  (invoice.parent?.subscription_details?.subscription as string | undefined) ?? null;

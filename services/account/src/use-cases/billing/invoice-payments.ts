import type Stripe from 'stripe';

interface InvoicePayment {
  /** The payment intent. */
  intent: string;
  /** Cents. */
  paid: number;
}

/** The payments of an invoice, which must be loaded with `expand: ['payments']`. */
export function listInvoicePayments({ payments }: Stripe.Invoice): InvoicePayment[] {
  const all = (payments?.data ?? []).filter(({ status }) => status === 'paid');
  return all.flatMap(({ amount_paid, payment: { payment_intent: intent } }) => {
    if (!intent) return [];
    return { intent: typeof intent === 'string' ? intent : intent.id, paid: amount_paid ?? 0 };
  });
}

import type Stripe from 'stripe';

/** The payment intents that paid an invoice; it must be expanded by `payments`. */
export function paymentsOf({ payments }: Stripe.Invoice): string[] {
  const paid = (payments?.data ?? []).filter(({ status }) => status === 'paid');
  return paid.flatMap(({ payment: { payment_intent: intent } }) => {
    if (!intent) return [];
    return typeof intent === 'string' ? intent : intent.id;
  });
}

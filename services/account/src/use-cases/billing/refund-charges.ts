import { callStripe } from '../../clients/payments/stripe-client.ts';
import type { AppContext } from '../../context.ts';
import type { Charge } from './list-charges.ts';

/** Pays back what is left of charges; `reference` says what for. */
export async function refundCharges(ctx: AppContext, charges: Charge[], reference: string): Promise<void> {
  for (const { intent, refunds, remaining } of charges) {
    if (remaining <= 0) continue;
    // Numbered, so that two at once make one, and a refund that failed is followed by another.
    const idempotencyKey = `refund:${reference}:${intent}:${refunds.length + 1}`;
    const metadata = { reference };
    const refund = { payment_intent: intent, amount: remaining, reason: 'requested_by_customer', metadata } as const;
    await callStripe(ctx.payments.refunds.create(refund, { idempotencyKey }));
  }
}

import { callStripe } from '../../clients/payments/stripe-client.ts';
import type { BillingContext } from '../../context.ts';
import type { Charge } from './list-charges.ts';

/** Refunds what remains of the charges; `reference` names the reason. */
export async function refundCharges(ctx: BillingContext, charges: Charge[], reference: string): Promise<void> {
  for (const { intent, refunds, remaining } of charges) {
    if (remaining <= 0) continue;
    // The number lets two concurrent requests make one refund, and a failed refund be followed by another.
    const idempotencyKey = `refund:${reference}:${intent}:${refunds.length + 1}`;
    const metadata = { reference };
    const refund = { payment_intent: intent, amount: remaining, reason: 'requested_by_customer', metadata } as const;
    await callStripe(ctx.payments.refunds.create(refund, { idempotencyKey }));
  }
}

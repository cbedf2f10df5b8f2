import { ask } from '../../clients/payments/provider.ts';
import type { AppContext } from '../../context.ts';
import type { Charge } from './charges-of.ts';

/** Pays back what is left of charges; `reference` says what for. */
export async function payBack(ctx: AppContext, charges: Charge[], reference: string): Promise<void> {
  for (const { intent, refunds, left } of charges) {
    if (left <= 0) continue;
    // Numbered, so that two at once make one, and a refund that failed is followed by another.
    const idempotencyKey = `refund:${reference}:${intent}:${refunds.length + 1}`;
    const metadata = { reference };
    const refund = { payment_intent: intent, amount: left, reason: 'requested_by_customer', metadata } as const;
    await ask(ctx.payments.refunds.create(refund, { idempotencyKey }));
  }
}

import { AppError } from '@datewright/service-kit/errors/app-error';
import { callStripe } from '../../clients/payments/stripe-client.ts';
import type { BillingContext } from '../../context.ts';
import type { OpenCheckout } from '../../data/billing/billing-schema.ts';

export interface PayableCheckout {
  url: string;
  /** Milliseconds. */
  expiresAt: number;
}
/** Milliseconds: a checkout with less time left is not offered again. */
const minRemainingLifetime = 10 * 60_000;

/** Returns the last checkout if it is for the same plan and can be paid; otherwise makes sure that it can't be. */
export async function findOpenCheckout(
  ctx: BillingContext,
  last: OpenCheckout,
  priceId: string,
): Promise<PayableCheckout | null> {
  const session = await callStripe(ctx.payments.checkout.sessions.retrieve(last.sessionId));
  if (session.status !== 'open') return null;
  const expiresAt = session.expires_at * 1000;
  const isLong = expiresAt - ctx.now() > minRemainingLifetime;
  if (last.priceId === priceId && isLong && session.url) return { url: session.url, expiresAt };
  // If it is paid at this very moment it can't expire; the next round finds it complete.
  await callStripe(ctx.payments.checkout.sessions.expire(last.sessionId)).catch((error) => {
    if (error instanceof AppError) throw error;
  });
  return null;
}

import { AppError } from '@datewright/service-kit/errors';
import type Stripe from 'stripe';
import type { AppContext } from '../../context.ts';

/** Seconds that the signature's time may be off, either way: the library itself would take any future time. */
const tolerance = 300;

/** The event that these bytes are, if the provider signed them just now. Throws `webhook_refused`. */
export function signedEvent(
  { payments, config, now }: Pick<AppContext, 'payments' | 'config' | 'now'>,
  bytes: Buffer,
  signature = '',
): Stripe.Event {
  const time = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (!(Math.abs(now() / 1000 - time) <= tolerance)) throw new AppError('webhook_refused');
  try {
    return payments.webhooks.constructEvent(bytes, signature, config.STRIPE_WEBHOOK_SECRET, tolerance);
  } catch (cause) {
    throw new AppError('webhook_refused', { cause });
  }
}

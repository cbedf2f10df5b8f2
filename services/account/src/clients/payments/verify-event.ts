import { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { parseInput } from '@datewright/service-kit/http/router';
import type Stripe from 'stripe';
import type { AppContext } from '../../context.ts';

/** Seconds that the signature's time may be off, either way: the library itself would take any future time. */
const tolerance = 300;

/** What we read of an event; the rest is asked for at the provider. */
const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.looseObject({ object: z.string(), id: z.optional(z.string()) }) }),
});

/** The one time that a signature names. The library takes the last of several, so several are none. */
function signatureTime(signature: string): number {
  const [time, ...others] = [...signature.matchAll(/(?:^|,)\s*t=([^,]*)/g)].map(([, text]) => Number(text));
  return time === undefined || others.length > 0 ? Number.NaN : time;
}

type Parts = Pick<AppContext, 'payments' | 'config' | 'now'>;

function constructVerifiedEvent({ payments, config, now }: Parts, bytes: Buffer, signature: string): Stripe.Event {
  if (!(Math.abs(now() / 1000 - signatureTime(signature)) <= tolerance)) throw new AppError('webhook_refused');
  try {
    return payments.webhooks.constructEvent(bytes, signature, config.STRIPE_WEBHOOK_SECRET, tolerance);
  } catch (cause) {
    throw new AppError('webhook_refused', { cause });
  }
}

/** The event that these bytes are, if the provider signed them just now. Throws `webhook_refused`. */
export function verifyEvent(parts: Parts, bytes: Buffer, signature = ''): Stripe.Event {
  const event = constructVerifiedEvent(parts, bytes, signature);
  parseInput(eventSchema, event);
  return event;
}

import { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { parseInput } from '@datewright/service-kit/http/router';
import type Stripe from 'stripe';
import type { AppContext } from '../../context.ts';

/** Seconds of clock difference allowed in either direction: the library itself accepts any future time. */
const tolerance = 300;

/** The fields we read from the event; everything else is fetched from Stripe. */
const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.looseObject({ object: z.string(), id: z.optional(z.string()) }) }),
});

/** The signature's timestamp; `NaN` if there are several, because the library would use the last one. */
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

/** Returns the event if Stripe signed exactly these bytes within the tolerance. Throws `webhook_refused`. */
export function verifyEvent(parts: Parts, bytes: Buffer, signature = ''): Stripe.Event {
  const event = constructVerifiedEvent(parts, bytes, signature);
  parseInput(eventSchema, event);
  return event;
}

import type { Logger } from 'pino';
import type { Delivery } from '../store/store.ts';
import type { StripeEvent } from '../store/stripe-objects.ts';
import type { PostResult } from './post-event.ts';

const backoffSeconds = [1, 5, 30, 120, 600, 1800, 3600, 7200];
const maxStoredAttempts = 20;

/** Stores an attempt with its delivery; returns the milliseconds until the next one, or null for none. */
export function recordAttempt(delivery: Delivery, event: StripeEvent, result: PostResult, log: Logger): number | null {
  const { status } = result;
  delivery.attempts = [...delivery.attempts, result].slice(-maxStoredAttempts);
  const wait = backoffSeconds[delivery.attempts.length - 1];
  if (status !== null && status >= 200 && status < 300) {
    Object.assign(delivery, { state: 'delivered', nextAt: null });
    event.pending_webhooks = Math.max(0, event.pending_webhooks - 1);
  } else if (wait !== undefined && delivery.state === 'waiting') {
    log.info({ type: event.type, status }, 'webhook not taken');
    return wait * 1000;
  } else if (delivery.state !== 'delivered') {
    Object.assign(delivery, { state: 'given up', nextAt: null });
  }
  return null;
}

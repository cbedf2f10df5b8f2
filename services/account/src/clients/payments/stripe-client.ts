import { AppError } from '@datewright/service-kit/errors/app-error';
import Stripe from 'stripe';

/** Pins responses and events to this version, whatever the account's default is. It must match the library's types. */
const apiVersion = '2026-10-28.endive';

/** The official Stripe client. Only its URL and key differ between Stripe and the sandbox. */
export function createStripeClient(config: { STRIPE_SECRET_KEY: string; STRIPE_API_URL: string }): Stripe {
  const { hostname, port, protocol } = new URL(config.STRIPE_API_URL);
  return new Stripe(config.STRIPE_SECRET_KEY, {
    apiVersion,
    host: hostname,
    ...(port && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    // Two attempts of four seconds, so that a member never waits longer than for any other request.
    timeout: 4_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** True when Stripe does not know the requested object. */
export const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** True when the idempotency key belongs to another request, or to one that is still running. */
export const isIdempotencyConflict = (error: unknown) =>
  error instanceof Stripe.errors.StripeIdempotencyError ||
  (error instanceof Stripe.errors.StripeError && error.code === 'idempotency_key_in_use');

/** True for a server error at Stripe, which may be repeated for the same idempotency key for a day. */
export const isServerError = (error: unknown) =>
  error instanceof AppError &&
  error.cause instanceof Stripe.errors.StripeAPIError &&
  (error.cause.statusCode ?? 0) >= 500;

/**
 * Awaits a Stripe call. An outage, timeout or rate limit becomes `payment_unavailable`; our own mistakes are rethrown.
 */
export async function callStripe<T>(answer: PromiseLike<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isIdempotencyConflict(error) || !isStripeOutage(error)) throw error;
    throw new AppError('payment_unavailable', { cause: error });
  }
}

const isStripeOutage = (error: unknown) =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError;

import { AppError } from '@datewright/service-kit/errors/app-error';
import Stripe from 'stripe';

/** Answers and events are of this version, whatever the account's default is. It must be the one that the library is typed for. */
const apiVersion = '2026-10-28.endive';

/** The payment provider's own client. Only the address and the key tell a stand-in from the real one. */
export function createStripeClient(config: { STRIPE_SECRET_KEY: string; STRIPE_API_URL: string }): Stripe {
  const { hostname, port, protocol } = new URL(config.STRIPE_API_URL);
  return new Stripe(config.STRIPE_SECRET_KEY, {
    apiVersion,
    host: hostname,
    ...(port && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    // Two tries of four seconds: a member waits no longer than for any other answer.
    timeout: 4_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** True when the provider does not know what was asked for. */
export const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** True when the key of a request was used for another request, or is in use right now. */
export const isIdempotencyConflict = (error: unknown) =>
  error instanceof Stripe.errors.StripeIdempotencyError ||
  (error instanceof Stripe.errors.StripeError && error.code === 'idempotency_key_in_use');

/** True when the provider itself broke down: for the same key it may answer that for a day. */
export const isServerError = (error: unknown) =>
  error instanceof AppError &&
  error.cause instanceof Stripe.errors.StripeAPIError &&
  (error.cause.statusCode ?? 0) >= 500;

/** Waits for the provider. One that is down, slow or busy is `payment_unavailable`; what we asked wrongly stays as it is. */
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

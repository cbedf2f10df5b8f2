import { AppError } from '@datewright/service-kit/errors/app-error';
import { APIError } from 'openai';

/** Milliseconds until an endpoint may be called again, by its `Retry-After`; half a second without that header. */
export function getRetryDelayMs(error: APIError): number {
  const seconds = Number(error.headers?.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 500;
}

/** Seconds until a busy endpoint (429) may be called again; `null` for any other failure. */
export function getRetryAfterSeconds(error: unknown): number | null {
  const cause = error instanceof AppError ? error.extras.cause : undefined;
  return cause instanceof APIError && cause.status === 429 ? getRetryDelayMs(cause) / 1000 : null;
}

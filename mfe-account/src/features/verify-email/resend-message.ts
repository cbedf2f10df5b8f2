import { ApiError } from '@datewright/sdk/host';
import type { Copy } from '../../copy/en.ts';
import { findLegacyRetryAfter } from '../../lib/legacy-errors.ts';

type Sentences = Copy['verify'];

/** Seconds, when the service sends no waiting time. */
const defaultWait = 31;

/** Why no link can be requested now, or `null`. `left`: seconds of the running cooldown. */
export function toResendBlockedMessage(email: string | undefined, left: number, sentences: Sentences): string | null {
  if (!email) return sentences.noEmail;
  return left > 0 ? sentences.cooldown(left) : null;
}

/** The message of a failed request, and the seconds until the next one. */
export function toResendFailure(error: unknown, sentences: Sentences): { sentence: string; wait: number | null } {
  const limited = error instanceof ApiError && error.status === 429;
  if (!limited) return { sentence: sentences.failed, wait: null };
  const wait = error.retryAfter ?? findLegacyRetryAfter(error.message) ?? defaultWait;
  return { sentence: sentences.rateLimited(wait), wait };
}

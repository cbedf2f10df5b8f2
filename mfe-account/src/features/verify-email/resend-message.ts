import { ApiError } from '@datewright/sdk/host';
import type { Copy } from '../../copy/en.ts';
import { findLegacyRetryAfter } from '../../lib/legacy-errors.ts';

type Sentences = Copy['verify'];

/** When the service limits without saying for how long. */
const defaultWait = 31;

/** Why no link can be asked for now, or `null` when one can. `left`: seconds of the wait that is running. */
export function toResendBlockedMessage(email: string | undefined, left: number, sentences: Sentences): string | null {
  if (!email) return sentences.noEmail;
  return left > 0 ? sentences.cooldown(left) : null;
}

/** What the member reads when no link was sent, and for how many seconds the service wants none to be asked for. */
export function toResendFailure(error: unknown, sentences: Sentences): { sentence: string; wait: number | null } {
  const limited = error instanceof ApiError && error.status === 429;
  if (!limited) return { sentence: sentences.failed, wait: null };
  const wait = error.retryAfter ?? findLegacyRetryAfter(error.message) ?? defaultWait;
  return { sentence: sentences.rateLimited(wait), wait };
}

import { ApiError } from '@datewright/sdk/host';
import { en } from '../copy/en.ts';

type WaitCopy = typeof en.waits;

/** Seconds up to which a wait is told in seconds. */
const maxSecondsShown = 90;

/** How long a limit wants to be waited for, in words; `null` for whatever is no limit, or says no time. */
export function toRateLimitMessage(error: unknown, waits: WaitCopy = en.waits): string | null {
  if (!(error instanceof ApiError) || error.status !== 429 || error.retryAfter === null) return null;
  const { retryAfter } = error;
  return retryAfter <= maxSecondsShown ? waits.inSeconds(retryAfter) : waits.inMinutes(Math.ceil(retryAfter / 60));
}

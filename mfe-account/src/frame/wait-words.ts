import { ApiError } from '@datewright/sdk/host';
import { en } from '../copy/en.ts';

type Waits = typeof en.waits;

/** Seconds up to which a wait is told in seconds. */
const short = 90;

/** How long a limit wants to be waited for, in words; `null` for whatever is no limit, or says no time. */
export function waitWords(error: unknown, waits: Waits = en.waits): string | null {
  if (!(error instanceof ApiError) || error.status !== 429 || error.retryAfter === null) return null;
  const { retryAfter } = error;
  return retryAfter <= short ? waits.inSeconds(retryAfter) : waits.inMinutes(Math.ceil(retryAfter / 60));
}

import { ApiError } from '@datewright/sdk/host';

interface WaitCopy {
  inSeconds: (seconds: number) => string;
  inMinutes: (minutes: number) => string;
}

/** Waiting times up to this many seconds are shown in seconds. */
const maxSecondsShown = 90;

/** The waiting time as text; `null` for other errors, and for a limit without a time. */
export function toRateLimitMessage(error: unknown, waits: WaitCopy): string | null {
  if (!(error instanceof ApiError) || error.status !== 429 || error.retryAfter === null) return null;
  const { retryAfter } = error;
  return retryAfter <= maxSecondsShown ? waits.inSeconds(retryAfter) : waits.inMinutes(Math.ceil(retryAfter / 60));
}

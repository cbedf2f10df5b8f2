import { ApiError } from '@datewright/sdk/host';

/** Milliseconds: the first and the longest delay. */
const backoff = { first: 1000, longest: 15_000 };
/** Consecutive failures of a reachable service: enough for the half minute in which a dead process is replaced. */
const maxFailures = 6;
/** Milliseconds: a longer `retryAfter` is reported to the member instead of waited for. */
const maxRetryAfter = 60_000;

const transientStatuses: ReadonlySet<number> = new Set([0, 408, 429, 502, 503, 504]);

/**
 * True for failures that may be over in a moment: no connection, a restarting service, the same operation in another
 * tab.
 */
function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  if ((error.retryAfter ?? 0) * 1000 > maxRetryAfter) return false;
  return transientStatuses.has(error.status) || error.code === 'operation_running';
}

/**
 * Waits between attempts with exponential backoff, and continues at once when the browser is back online. Attempts
 * while offline are not counted. Rethrows the error when a retry would not help.
 */
export function createRetryPolicy(signal: AbortSignal) {
  let failures = 0;
  return {
    worked: () => {
      failures = 0;
    },
    async failed(error: unknown): Promise<void> {
      if (signal.aborted || !isTransient(error)) throw error;
      const isOnline = navigator.onLine;
      if (isOnline) failures += 1;
      if (failures > maxFailures) throw error;
      const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
      const grown = isOnline ? Math.min(backoff.first * 2 ** (failures - 1), backoff.longest) : backoff.longest;
      await sleepUntilOnline(Math.max(asked, grown), signal);
      if (signal.aborted) throw error;
    },
  };
}

function sleepUntilOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end, { signal: over.signal });
    signal.addEventListener('abort', end, { signal: over.signal });
  });
}

import { ApiError } from '@datewright/sdk/host';

/** Milliseconds: the first wait, and the longest. */
const backoff = { first: 1000, longest: 15_000 };
/** Times in a row that a reachable service may fail: half a minute is what a dead process of it takes. */
const maxFailures = 6;
/** Milliseconds: who is asked to wait longer is told so. */
const maxRetryAfter = 60_000;

const transientStatuses: ReadonlySet<number> = new Set([0, 408, 429, 502, 503, 504]);

/** True for what may be gone in a moment: no connection, a service that starts anew, another tab that brings the same. */
function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  if ((error.retryAfter ?? 0) * 1000 > maxRetryAfter) return false;
  return transientStatuses.has(error.status) || error.code === 'operation_running';
}

/**
 * Waits between tries, longer each time, and goes on at once when the connection is back. Without a connection there
 * is no last try. Throws what it is given when another try would change nothing.
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

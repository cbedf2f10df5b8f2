import { ApiError } from '@datewright/sdk/host';

/** Milliseconds: the first and the longest delay. */
const backoff = { first: 1000, longest: 15_000 };
/** Consecutive failures of a reachable service: enough for the half minute in which a dead process is replaced. */
const maxFailures = 6;
/** Milliseconds: a longer `retryAfter` is reported to the member instead of waited for. */
const maxRetryAfter = 60_000;
/** Milliseconds that refusals with a `retryAfter` may add up to: uploads of others behind the same address. */
const maxBusy = 120_000;

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

/** Milliseconds that a busy service asks to wait; 0 for another error. */
const readAskedDelay = (error: unknown) => (error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0);

/** As long as a busy service asks for, or up to half as long again: pages that were refused together do not come back together. */
export const getBusyDelay = (error: unknown) => readAskedDelay(error) * (1 + Math.random() / 2);

/**
 * Waits between attempts: as long as a busy service asks for with `retryAfter`, two minutes in all, and otherwise with
 * exponential backoff. Continues at once when the browser is back online; attempts while offline are not counted.
 * Rethrows the error when a retry would not help.
 */
export function createRetryPolicy(signal: AbortSignal) {
  let failures = 0;
  let busy = 0;

  function nextDelay(error: unknown): number {
    const asked = readAskedDelay(error);
    if (asked > 0) {
      busy += asked;
      return busy > maxBusy ? Number.POSITIVE_INFINITY : getBusyDelay(error);
    }
    if (!navigator.onLine) return backoff.longest;
    failures += 1;
    return failures > maxFailures
      ? Number.POSITIVE_INFINITY
      : Math.min(backoff.first * 2 ** (failures - 1), backoff.longest);
  }

  return {
    worked: () => {
      failures = 0;
      busy = 0;
    },
    async failed(error: unknown): Promise<void> {
      if (signal.aborted || !isTransient(error)) throw error;
      const delay = nextDelay(error);
      if (delay === Number.POSITIVE_INFINITY) throw error;
      await sleepUntilOnline(delay, signal);
      if (signal.aborted) throw error;
    },
  };
}

/** Waits, but no longer than until the browser is back online or the signal aborts. */
export function sleepUntilOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
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

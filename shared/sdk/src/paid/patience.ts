import { ApiError } from '@datewright/sdk/host';

/** Milliseconds: the first wait, and the longest. */
const wait = { first: 1000, longest: 15_000 };
/** Times in a row that a reachable service may fail: half a minute is what a dead process of it takes. */
const most = 6;
/** Milliseconds: who is asked to wait longer is told so. */
const longestAsked = 60_000;

const passing: ReadonlySet<number> = new Set([0, 408, 429, 502, 503, 504]);

/** True for what may be gone in a moment: no connection, a service that starts anew, another tab that brings the same. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  if ((error.retryAfter ?? 0) * 1000 > longestAsked) return false;
  return passing.has(error.status) || error.code === 'operation_running';
}

/**
 * Waits between tries, longer each time, and goes on at once when the connection is back. Without a connection there
 * is no last try. Throws what it is given when another try would change nothing.
 */
export function createPatience(signal: AbortSignal) {
  let failures = 0;
  return {
    worked: () => {
      failures = 0;
    },
    async failed(error: unknown): Promise<void> {
      if (signal.aborted || !mayPass(error)) throw error;
      const isOnline = navigator.onLine;
      if (isOnline) failures += 1;
      if (failures > most) throw error;
      const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
      const grown = isOnline ? Math.min(wait.first * 2 ** (failures - 1), wait.longest) : wait.longest;
      await pause(Math.max(asked, grown), signal);
      if (signal.aborted) throw error;
    },
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
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

import { ApiError } from '@datewright/sdk/host';
import { isOperationRunning, StreamError, toPaidFailure } from './paid-failure.ts';
import { getBusyDelay, sleepUntilOnline } from './retry-policy.ts';
import { waitForUnload } from './wait-for-unload.ts';

type Outcome<Answer> = { kind: 'answered'; answer: Answer } | { kind: 'stopped' } | { kind: 'failed'; error: unknown };

/** Milliseconds between polls of a request that still runs on the service, and the maximum number of polls. */
const polling = { every: 1000, times: 30 };
/** Milliseconds for which a request waits for a full service. */
const maxBusy = 30_000;
/** Milliseconds between tries while the browser is offline, in case it is wrong about that. */
const offlineInterval = 15_000;

/**
 * Waits for a request and returns its outcome. An answer that arrives just before a stop still counts, because it was
 * charged.
 */
export async function settleRequest<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Outcome<Answer>> {
  try {
    return { kind: 'answered', answer: await retryUntilSettled(ask, signal) };
  } catch (error) {
    if (!signal.aborted && !(error instanceof StreamError)) await waitForUnload(error);
    return signal.aborted ? { kind: 'stopped' } : { kind: 'failed', error };
  }
}

const isFull = (error: unknown) => error instanceof ApiError && error.status === 503;

/**
 * Retries while the service still runs the same operation from an earlier visit, or is full and asks to come back. Offline, it waits for
 * the connection, because the same operation is never charged twice.
 */
async function retryUntilSettled<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const started = Date.now();
  for (let polls = 0; ; ) {
    try {
      return await ask();
    } catch (error) {
      const isRunning = isOperationRunning(error);
      if (isRunning) polls += 1;
      const isOffline = !navigator.onLine && toPaidFailure(error).kind === 'unreached';
      const delay = isRunning ? polling.every : isFull(error) ? getBusyDelay(error) : 0;
      const isOver = isRunning ? polls > polling.times : delay === 0 || Date.now() - started + delay > maxBusy;
      if ((isOver && !isOffline) || signal.aborted) throw error;
      await sleepUntilOnline(isOffline ? offlineInterval : delay, signal);
      if (signal.aborted) throw error;
    }
  }
}

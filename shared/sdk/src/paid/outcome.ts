import { isOperationRunning, StreamError } from './paid-failure.ts';
import { waitForUnload } from './wait-for-unload.ts';

type Outcome<Answer> = { kind: 'answered'; answer: Answer } | { kind: 'stopped' } | { kind: 'failed'; error: unknown };

/** Milliseconds between polls of a request that still runs on the service, and the maximum number of polls. */
const polling = { every: 1000, times: 30 };

/**
 * Waits for a request and returns its outcome. An answer that arrives just before a stop still counts, because it was
 * charged.
 */
export async function settleRequest<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Outcome<Answer>> {
  try {
    return { kind: 'answered', answer: await retryWhileRunning(ask, signal) };
  } catch (error) {
    if (!signal.aborted && !(error instanceof StreamError)) await waitForUnload(error);
    return signal.aborted ? { kind: 'stopped' } : { kind: 'failed', error };
  }
}

/** Retries while the service still runs the same operation from an earlier visit. */
async function retryWhileRunning<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
  left = polling.times,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!isOperationRunning(error) || left === 0 || signal.aborted) throw error;
    await new Promise((resolve) => setTimeout(resolve, polling.every));
    if (signal.aborted) throw error;
    return retryWhileRunning(ask, signal, left - 1);
  }
}

import { isOperationRunning, StreamError } from './paid-failure.ts';
import { waitForUnload } from './wait-for-unload.ts';

type Outcome<Answer> = { kind: 'answered'; answer: Answer } | { kind: 'stopped' } | { kind: 'failed'; error: unknown };

/** Milliseconds between two looks at a request that still runs on the service, and how often. */
const polling = { every: 1000, times: 30 };

/** How asking ended. An answer that came just before it was stopped is an answer: it is paid for. */
export async function settleRequest<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Outcome<Answer>> {
  try {
    return { kind: 'answered', answer: await retryWhileRunning(ask, signal) };
  } catch (error) {
    if (!signal.aborted && !(error instanceof StreamError)) await waitForUnload(error);
    return signal.aborted ? { kind: 'stopped' } : { kind: 'failed', error };
  }
}

/** Asks again while the service still works on the same operation for somebody who left. */
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

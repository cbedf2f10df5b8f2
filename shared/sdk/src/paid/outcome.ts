import { afterLeaving } from './after-leaving.ts';
import { isRunning, ToldFailure } from './failure.ts';

type Outcome<Answer> = { kind: 'answered'; answer: Answer } | { kind: 'stopped' } | { kind: 'failed'; error: unknown };

/** Milliseconds between two looks at a request that still runs on the service, and how often. */
const look = { every: 1000, times: 30 };

/** How asking ended. An answer that came just before it was stopped is an answer: it is paid for. */
export async function outcomeOf<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Outcome<Answer>> {
  try {
    return { kind: 'answered', answer: await untilAnswered(ask, signal) };
  } catch (error) {
    if (!signal.aborted && !(error instanceof ToldFailure)) await afterLeaving(error);
    return signal.aborted ? { kind: 'stopped' } : { kind: 'failed', error };
  }
}

/** Asks again while the service still works on the same operation for somebody who left. */
async function untilAnswered<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
  left = look.times,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!isRunning(error) || left === 0 || signal.aborted) throw error;
    await new Promise((resolve) => setTimeout(resolve, look.every));
    if (signal.aborted) throw error;
    return untilAnswered(ask, signal, left - 1);
  }
}

import type { BackgroundTasks } from './background-tasks.ts';

/**
 * Does one round every `interval` milliseconds, never two at once, on every instance: what it does must bear that. A
 * stopping service finishes the round. Answers what ends it.
 */
export function repeat(
  background: BackgroundTasks,
  { name, interval }: { name: string; interval: number },
  round: () => Promise<void>,
): () => void {
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    background.run(name, () =>
      round().finally(() => {
        isRunning = false;
      }),
    );
  }, interval).unref();
  return () => clearInterval(timer);
}

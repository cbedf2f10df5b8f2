import type { BackgroundTasks } from './background-tasks.ts';

/**
 * Runs a round every `interval` milliseconds, never two at once. Every instance does so, which the round has to
 * tolerate. A stopping service finishes the round. Returns what ends it.
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

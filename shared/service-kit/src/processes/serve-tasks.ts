import type { TaskMessage, TaskResult } from './task-process.ts';

/**
 * Makes this process the child of a `workingChild`: does one piece of work after the other, and ends with the process
 * that started it. Of an error only its name crosses back, for its text may hold what strangers sent.
 */
export function serveTasks<Work, Result>(work: (work: Work) => Promise<Result>): void {
  const answer = (answer: TaskResult<Result>) => void process.send?.(answer);
  process.on('message', (order: TaskMessage<Work>) => {
    work(order.work).then(
      (result) => answer({ id: order.id, result }),
      (error) => answer({ id: order.id, failed: error instanceof Error ? error.name : 'unknown' }),
    );
  });
  process.on('disconnect', () => process.exit(0));
}

import type { TaskMessage, TaskResult } from './task-process.ts';

/**
 * Makes this process the child of a `TaskProcess`. It runs one task after the other and ends with its parent. Only the
 * name of an error is returned, because its message may hold untrusted content.
 */
export function serveTasks<Work, Result>(work: (work: Work) => Promise<Result>): void {
  const answer = (answer: TaskResult<Result>) => void process.send?.(answer);
  process.on('message', (message: TaskMessage<Work>) => {
    work(message.work).then(
      (result) => answer({ id: message.id, result }),
      (error) => answer({ id: message.id, failed: error instanceof Error ? error.name : 'unknown' }),
    );
  });
  process.on('disconnect', () => process.exit(0));
}

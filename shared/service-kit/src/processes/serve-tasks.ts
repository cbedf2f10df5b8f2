import { readSync } from 'node:fs';
import { bytesDescriptor, type TaskMessage, type TaskResult } from './task-process.ts';

/**
 * Makes this process the child of a `TaskProcess`. It runs one task after the other and ends with its parent. Only the
 * name of an error is returned, because its message may hold untrusted content.
 */
export function serveTasks<Work, Result>(work: (work: Work, bytes: Buffer) => Promise<Result>): void {
  const answer = (answer: TaskResult<Result>) => void process.send?.(answer);
  process.on('message', (message: TaskMessage<Work>) => {
    work(message.work, readBytes(message.byteLength)).then(
      (result) => answer({ id: message.id, result }),
      (error) => answer({ id: message.id, failed: error instanceof Error ? error.name : 'unknown' }),
    );
  });
  process.on('disconnect', () => process.exit(0));
}

/** Waits for the bytes of a task: this process has nothing else to do. */
function readBytes(length: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(length);
  for (let at = 0; at < length; ) {
    const read = readSync(bytesDescriptor, bytes, at, length - at, null);
    // The parent died.
    if (read === 0) process.exit(0);
    at += read;
  }
  return bytes;
}

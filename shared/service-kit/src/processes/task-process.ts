import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

/** A task and its result; `id` pairs them. So many bytes follow on `bytesDescriptor`. */
export interface TaskMessage<Work> {
  id: number;
  work: Work;
  byteLength: number;
}
export type TaskResult<Result> = { id: number; result: Result } | { id: number; failed: string };

/** The task failed or took too much memory, and would again. Other failures, such as a busy machine's, may pass. */
export class TaskFault extends Error {}

/** A child process for tasks on untrusted bytes, one at a time. It starts on demand and can be killed. */
export interface TaskProcess<Work, Result> {
  /**
   * Throws a `TaskFault` when the task fails or takes too much memory, and other errors when the child dies, takes longer than
   * `longest` (milliseconds) or `signal` is aborted. In all cases but the first the child is killed, and the next task
   * starts another.
   */
  run(work: Work, how: RunOptions): Promise<Result>;
  stop(): void;
}

interface RunOptions {
  longest: number;
  signal?: AbortSignal;
  /** The large part of the task, sent as it is: in a message it would be copied several times. */
  bytes?: readonly Uint8Array[];
}

export interface TaskProcessOptions {
  /** The module that calls `serveTasks`. */
  script: URL;
  /** Memory at which the child is killed. */
  maxMemoryBytes: number;
  /** Memory at which the child is not reused: a decoder in WebAssembly never frees any. */
  maxIdleMemoryBytes: number;
}

/** Where the child reads the bytes of its task. */
export const bytesDescriptor = 4;

export const megabyte = 1024 * 1024;
const memoryCheckIntervalMs = 40;

/** The memory of a process in bytes; 0 where the system does not report it. */
function readMemoryBytes({ pid }: ChildProcess): number {
  try {
    // The kernel answers from memory, sooner than a thread would be scheduled.
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096;
  } catch {
    return 0;
  }
}

function forkProcess(script: URL): ChildProcess {
  const started = fork(fileURLToPath(script), {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=128', '--disable-warning=ExperimentalWarning'],
    // None of our settings and secrets.
    env: { PATH: process.env.PATH ?? '' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
  });
  started.unref();
  started.channel?.unref();
  const input = started.stdio[bytesDescriptor] as Socket;
  input.unref();
  // A child that dies while it is sent something is noticed by its exit.
  input.on('error', () => {});
  return started;
}

export function createTaskProcess<Work, Result>({
  script,
  maxMemoryBytes,
  maxIdleMemoryBytes,
}: TaskProcessOptions): TaskProcess<Work, Result> {
  let child: ChildProcess | undefined;
  let orders = 0;

  function stop() {
    child?.kill('SIGKILL');
    child = undefined;
  }

  return {
    stop,
    async run(work, { longest, signal, bytes = [] }) {
      signal?.throwIfAborted();
      child ??= forkProcess(script);
      const working = child;
      const id = ++orders;
      return new Promise((resolve, reject) => {
        let isOver = false;
        const fail = (why: unknown) => {
          if (isOver) return;
          end();
          if (child === working) stop();
          reject(why);
        };
        const gone = () => fail(new Error('the child died'));
        const onAbort = () => fail(signal?.reason);
        const limit = setTimeout(() => fail(new Error('took too long')), longest);
        const memoryCheck = setInterval(() => {
          if (readMemoryBytes(working) > maxMemoryBytes) fail(new TaskFault('took too much memory'));
        }, memoryCheckIntervalMs);
        const answered = (answer: TaskResult<Result>) => {
          if (answer.id !== id || isOver) return;
          end();
          if (child === working && readMemoryBytes(working) > maxIdleMemoryBytes) stop();
          if ('failed' in answer) reject(new TaskFault(answer.failed));
          else resolve(answer.result);
        };
        function end() {
          isOver = true;
          clearTimeout(limit);
          clearInterval(memoryCheck);
          signal?.removeEventListener('abort', onAbort);
          working.off('message', answered);
          working.off('exit', gone);
          working.off('error', gone);
        }
        signal?.addEventListener('abort', onAbort, { once: true });
        working.on('message', answered);
        working.once('exit', gone);
        working.once('error', gone);
        const byteLength = bytes.reduce((sum, part) => sum + part.byteLength, 0);
        working.send({ id, work, byteLength } satisfies TaskMessage<Work>, (error) => error && gone());
        const input = working.stdio[bytesDescriptor] as Socket;
        input.cork();
        for (const part of bytes) input.write(part);
        input.uncork();
      });
    },
  };
}

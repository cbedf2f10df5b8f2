import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A task and its result; `id` pairs them. */
export interface TaskMessage<Work> {
  id: number;
  work: Work;
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
  run(work: Work, limits: { longest: number; signal?: AbortSignal }): Promise<Result>;
  stop(): void;
}

export interface TaskProcessOptions {
  /** The module that calls `serveTasks`. */
  script: URL;
  /** Memory at which the child is killed. */
  maxMemoryBytes: number;
  /** Memory at which the child is not reused: a decoder in WebAssembly never frees any. */
  maxIdleMemoryBytes: number;
}

export const megabyte = 1024 * 1024;
const memoryCheckIntervalMs = 40;

/** The memory of a process in bytes; 0 where the system does not report it. */
async function readMemoryBytes({ pid }: ChildProcess): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(statm.split(' ')[1] ?? 0) * 4096;
}

function forkProcess(script: URL): ChildProcess {
  const started = fork(fileURLToPath(script), {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=128', '--disable-warning=ExperimentalWarning'],
    // None of our settings and secrets.
    env: { PATH: process.env.PATH ?? '' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  started.unref();
  started.channel?.unref();
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
    async run(work, { longest, signal }) {
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
        const memoryCheck = setInterval(async () => {
          if ((await readMemoryBytes(working)) > maxMemoryBytes) fail(new TaskFault('took too much memory'));
        }, memoryCheckIntervalMs);
        const answered = async (answer: TaskResult<Result>) => {
          if (answer.id !== id || isOver) return;
          end();
          if ((await readMemoryBytes(working)) > maxIdleMemoryBytes && child === working) stop();
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
        working.send({ id, work } satisfies TaskMessage<Work>, (error) => error && gone());
      });
    },
  };
}

import type { ChildProcess } from 'node:child_process';
import { stopChild } from './child-process.ts';
import { type LivenessCheck, watchLiveness } from './watch-liveness.ts';

/** A process that is started again whenever it ends by itself. */
export interface SupervisedProcess {
  pid: () => number | undefined;
  /** Ends it and does not start it again until `start`. */
  stop: () => Promise<void>;
  start: () => void;
  /** Ends it at once; it is started again. */
  kill: () => void;
}

const minBackoffMs = 500;
const maxBackoffMs = 15_000;
/** Milliseconds of life after which a process counts as healthy and its backoff starts over. */
const healthyAfterMs = 30_000;

/** Node's own handle of a socket that listens; its types don't know it. */
export interface ListeningSocket {
  close(): void;
}

interface SuperviseOptions {
  name: string;
  /** `socket`: what the process before it listened at, to be passed on. */
  launch: (socket?: ListeningSocket) => ChildProcess;
  write: (name: string, line: string) => void;
  /** One that runs already. */
  existing?: ChildProcess;
  /** How it is seen that it still works: one that runs and does not is ended, and so started again. */
  livenessCheck?: LivenessCheck;
}

/** Starts a process, or goes on with one that runs, and keeps it alive, waiting longer each time that it ends soon. */
export function superviseProcess({
  name,
  launch,
  write,
  existing,
  livenessCheck,
}: SuperviseOptions): SupervisedProcess {
  let child: ChildProcess | undefined;
  let wanted = false;
  let wait = minBackoffMs;
  let again: NodeJS.Timeout | undefined;
  let stopLooking = () => {};

  /** Those that were relieved and still finish what they do. */
  const leaving = new Set<ChildProcess>();
  const tell = (process: ChildProcess, type: string) => {
    if (process.connected) process.send({ type }, () => {});
  };

  /** Starts the successor of a process that was told to end, at the same socket; that one ends when the other listens. */
  function replace(old: ChildProcess, socket: ListeningSocket) {
    stopLooking();
    const relieve = () => tell(old, 'relieved');
    if (!wanted || old !== child) {
      socket.close();
      return relieve();
    }
    leaving.add(old);
    const successor = launch(socket);
    successor.on('message', (message: { type?: string }) => message?.type === 'listening' && relieve());
    successor.once('exit', relieve);
    watch(successor);
  }

  function watch(started: ChildProcess) {
    const since = Date.now();
    child = started;
    if (livenessCheck) {
      stopLooking = watchLiveness(livenessCheck, () => {
        write(name, `does not work for ${livenessCheck.maxSilenceMs / 1000} s, ending it`);
        started.kill('SIGKILL');
      });
    }
    started.on('message', (message: { type?: string }, socket: unknown) => {
      if (message?.type === 'leaving') replace(started, socket as ListeningSocket);
    });
    started.once('exit', (code, signal) => {
      if (leaving.delete(started)) return;
      stopLooking();
      if (!wanted) return;
      if (Date.now() - since > healthyAfterMs) wait = minBackoffMs;
      write(name, `ended (${signal ?? code}), starting again in ${wait} ms`);
      again = setTimeout(() => watch(launch()), wait);
      wait = Math.min(wait * 2, maxBackoffMs);
    });
  }

  function start() {
    if (wanted) return;
    wanted = true;
    wait = minBackoffMs;
    watch(launch());
  }
  if (existing) {
    wanted = true;
    watch(existing);
  }

  return {
    pid: () => child?.pid,
    start,
    async stop() {
      wanted = false;
      clearTimeout(again);
      stopLooking();
      await Promise.all([...leaving, ...(child ? [child] : [])].map((process) => stopChild(process)));
    },
    kill: () => void child?.kill('SIGKILL'),
  };
}

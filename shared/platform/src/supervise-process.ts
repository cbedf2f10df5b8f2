import type { ChildProcess } from 'node:child_process';
import { stopChild } from './child-process.ts';
import { type LivenessCheck, watchLiveness } from './watch-liveness.ts';

/** A process that is restarted whenever it exits by itself. */
export interface SupervisedProcess {
  pid: () => number | undefined;
  /** Stops it and does not restart it until `start`. */
  stop: () => Promise<void>;
  start: () => void;
  /** Kills it at once; it is restarted. */
  kill: () => void;
}

const minBackoffMs = 500;
const maxBackoffMs = 15_000;
/** Milliseconds after which a process counts as healthy and its backoff starts over. */
const healthyAfterMs = 30_000;

/** Node's internal handle of a listening socket, which its types do not declare. */
export interface ListeningSocket {
  close(): void;
}

interface SuperviseOptions {
  name: string;
  /** `socket`: the listening socket of the previous process, to be passed on. */
  launch: (socket?: ListeningSocket) => ChildProcess;
  write: (name: string, line: string) => void;
  /** A process that already runs. */
  existing?: ChildProcess;
  /** Checks that a running process still works; one that does not is killed and restarted. */
  livenessCheck?: LivenessCheck;
}

/**
 * Starts a process, or adopts a running one, and keeps it alive with a growing delay when it exits soon after a start.
 */
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

  /** Replaced processes that are still finishing their work. */
  const leaving = new Set<ChildProcess>();
  const tell = (process: ChildProcess, type: string) => {
    if (process.connected) process.send({ type }, () => {});
  };

  /** Starts the successor of a stopping process on the same socket; the old process exits once the new one listens. */
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

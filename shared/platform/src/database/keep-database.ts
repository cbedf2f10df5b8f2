import { type ChildProcess, spawn } from 'node:child_process';
import { firstLine } from '../first-line.ts';
import { keepRunning } from '../keep-running.ts';
import { ownGroup } from '../own-group.ts';
import type { Database, DatabaseOptions } from './database.ts';
import { createDatabaseLook } from './writes-and-reads.ts';

interface DatabaseProgram {
  program: string;
  args: string[];
  port: number;
  kind: string;
  /** Says that it takes connections. */
  ready: RegExp;
  /** The lines that somebody should read. */
  worthReading: (line: string) => boolean;
  /** One sentence for a start that failed. */
  failed: (output: string, code: number | null) => string;
  /** Called with each process that was started. */
  started?: (child: ChildProcess) => void;
}

/** Milliseconds in which no write may come back: a disk that was full can leave one that answers `ping` and nothing else. */
const longestSilence = 30_000;

/** Starts a database, waits until it is ready, and from then on starts it again on its port and data whenever it ends. */
export async function keepDatabase(
  { program, args, port, kind, ready, worthReading, failed, started }: DatabaseProgram,
  { say, write = (name, line) => say(`${name}: ${line}`) }: DatabaseOptions,
): Promise<Database> {
  const launch = () => {
    // In a group of its own: a terminal's Ctrl-C must not end it before those who write to it.
    const child = spawn(program, args, { ...ownGroup, stdio: ['pipe', 'pipe', 'pipe'] });
    started?.(child);
    return child;
  };
  const first = launch();
  await firstLine(first, { until: ready, seconds: 90, failed });
  const listen = (child: ChildProcess) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        for (const line of String(chunk).split('\n')) if (line.trim() && worthReading(line)) write('database', line);
      });
    }
    return child;
  };
  const uri = `mongodb://127.0.0.1:${port}`;
  const { works, close } = createDatabaseLook(uri);
  const look = { works, every: 5000, silence: longestSilence };
  const running = keepRunning({ name: 'database', launch: () => listen(launch()), write, first: listen(first), look });
  const { pid, kill } = running;
  const stop = async () => {
    await running.stop();
    await close();
  };
  return { uri, kind, pid, kill, stop };
}

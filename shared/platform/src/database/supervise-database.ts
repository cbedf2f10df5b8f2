import { type ChildProcess, spawn } from 'node:child_process';
import { ownProcessGroup } from '../own-process-group.ts';
import { superviseProcess } from '../supervise-process.ts';
import { waitForLine } from '../wait-for-line.ts';
import type { Database, DatabaseOptions } from './database.ts';
import { createDatabaseLivenessCheck } from './database-liveness.ts';

interface DatabaseProgram {
  program: string;
  args: string[];
  port: number;
  kind: string;
  /** Says that it takes connections. */
  readyPattern: RegExp;
  /** The lines that somebody should read. */
  isImportantLine: (line: string) => boolean;
  /** One sentence for a start that failed. */
  describeFailure: (output: string, code: number | null) => string;
  /** Called with each process that was started. */
  onStart?: (child: ChildProcess) => void;
}

/** Milliseconds in which no write may come back: a disk that was full can leave one that answers `ping` and nothing else. */
const maxSilenceMs = 30_000;

/** Starts a database, waits until it is ready, and from then on starts it again on its port and data whenever it ends. */
export async function superviseDatabase(
  { program, args, port, kind, readyPattern, isImportantLine, describeFailure, onStart }: DatabaseProgram,
  { log, writeLine = (name, line) => log(`${name}: ${line}`) }: DatabaseOptions,
): Promise<Database> {
  const launch = () => {
    // In a group of its own: a terminal's Ctrl-C must not end it before those who write to it.
    const child = spawn(program, args, { ...ownProcessGroup, stdio: ['pipe', 'pipe', 'pipe'] });
    onStart?.(child);
    return child;
  };
  const first = launch();
  await waitForLine(first, { until: readyPattern, seconds: 90, failed: describeFailure });
  const listen = (child: ChildProcess) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        for (const line of String(chunk).split('\n'))
          if (line.trim() && isImportantLine(line)) writeLine('database', line);
      });
    }
    return child;
  };
  const uri = `mongodb://127.0.0.1:${port}`;
  const { works, close } = createDatabaseLivenessCheck(uri);
  const livenessCheck = { check: works, intervalMs: 5000, maxSilenceMs };
  const running = superviseProcess({
    name: 'database',
    launch: () => listen(launch()),
    write: writeLine,
    existing: listen(first),
    livenessCheck,
  });
  const { pid, kill } = running;
  const stop = async () => {
    await running.stop();
    await close();
  };
  return { uri, kind, pid, kill, stop };
}

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
  /** Matches the line that reports readiness. */
  readyPattern: RegExp;
  /** Selects the lines that are shown to a person. */
  isImportantLine: (line: string) => boolean;
  /** One sentence about a failed start. */
  describeFailure: (output: string, code: number | null) => string;
  /** Called with each process that starts. */
  onStart?: (child: ChildProcess) => void;
}

/**
 * Milliseconds without a successful write before a restart: after a full disk a database may answer `ping` and nothing
 * else.
 */
const maxSilenceMs = 30_000;

/** Starts a database, waits until it is ready, and restarts it on the same port and data whenever it ends. */
export async function superviseDatabase(
  { program, args, port, kind, readyPattern, isImportantLine, describeFailure, onStart }: DatabaseProgram,
  { log, writeLine = (name, line) => log(`${name}: ${line}`) }: DatabaseOptions,
): Promise<Database> {
  const launch = () => {
    // Uses its own process group: Ctrl-C in a terminal must not end it before the services that write to it.
    const child = spawn(program, args, { ...ownProcessGroup, stdio: ['pipe', 'pipe', 'pipe'] });
    onStart?.(child);
    return child;
  };
  const first = launch();
  await waitForLine(first, { until: readyPattern, seconds: 300, failed: describeFailure });
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

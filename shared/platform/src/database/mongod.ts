import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repairHint } from '../data/repair-hint.ts';
import { findFreePort } from '../free-port.ts';
import { ownProcessGroup } from '../own-process-group.ts';
import type { Database, DatabaseOptions } from './database.ts';
import { superviseDatabase } from './supervise-database.ts';

const watcherScript = fileURLToPath(new URL('./stop-with-parent.ts', import.meta.url));

/** `mongod` does not read standard input, so a second process notices our end and stops it. */
function startWatcher(mongod: ChildProcess): void {
  const watch = spawn(process.execPath, [watcherScript, String(mongod.pid)], {
    ...ownProcessGroup,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  mongod.once('exit', () => watch.kill('SIGKILL'));
}

const lastErrorLine = (output: string) =>
  [...output.matchAll(/"s":"[EF]".*?"msg":"([^"]+)"/g)].at(-1)?.[1] ?? output.trim().split('\n').at(-1) ?? '';

/** Starts a `mongod` with its data in our folder. */
export async function startMongod(mongod: string, kind: string, options: DatabaseOptions): Promise<Database> {
  const folder = join(options.dataDir, 'mongod');
  await mkdir(folder, { recursive: true });
  const port = await findFreePort();
  return superviseDatabase(
    {
      program: mongod,
      args: ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--quiet'],
      port,
      kind,
      readyPattern: /Waiting for connections/,
      isImportantLine: (line) => /"s":"[EF]"/.test(line),
      describeFailure: (output, code) =>
        `mongod does not start on ${folder} (it ended with ${code}: ${lastErrorLine(output)}). When its data is damaged, ${repairHint}.`,
      onStart: startWatcher,
    },
    options,
  );
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repair } from '../data/repair.ts';
import { freePort } from '../free-port.ts';
import { ownGroup } from '../own-group.ts';
import type { Database, DatabaseOptions } from './database.ts';
import { keepDatabase } from './keep-database.ts';

const watcher = fileURLToPath(new URL('./end-with-us.ts', import.meta.url));

/** A `mongod` reads no standard input: a second process sees that we are gone, and ends it. */
function endWithUs(mongod: ChildProcess): void {
  const watch = spawn(process.execPath, [watcher, String(mongod.pid)], {
    ...ownGroup,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  mongod.once('exit', () => watch.kill('SIGKILL'));
}

const lastWords = (output: string) =>
  [...output.matchAll(/"s":"[EF]".*?"msg":"([^"]+)"/g)].at(-1)?.[1] ?? output.trim().split('\n').at(-1) ?? '';

/** Starts a `mongod` on a folder of the project's. */
export async function startMongod(mongod: string, kind: string, options: DatabaseOptions): Promise<Database> {
  const folder = join(options.dataDir, 'mongod');
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  return keepDatabase(
    {
      program: mongod,
      args: ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--quiet'],
      port,
      kind,
      ready: /Waiting for connections/,
      worthReading: (line) => /"s":"[EF]"/.test(line),
      failed: (output, code) =>
        `mongod does not start on ${folder} (it ended with ${code}: ${lastWords(output)}). When its data is damaged, ${repair}.`,
      started: endWithUs,
    },
    options,
  );
}

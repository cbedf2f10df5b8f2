import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { MongoClient } from 'mongodb';
import type { Database } from '../src/database/database.ts';
import { startEmbedded } from '../src/database/embedded.ts';
import { startInstalled } from '../src/database/installed.ts';
import { findProgram } from '../src/find-program.ts';
import { cacheDir } from '../src/root.ts';
import { waitUntil } from '../src/testing/wait-until.ts';

let folder: string;
let lines: string[];
let running: Database[];
const path = process.env.PATH ?? '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'datewright-database-'));
  lines = [];
  running = [];
});
afterEach(async () => {
  process.env.PATH = path;
  await Promise.all(running.map((database) => database.stop()));
  await rm(folder, { recursive: true, force: true });
});

const options = () => ({ dataDir: folder, cacheDir, log: (line: string) => void lines.push(line) });

async function start(by = startEmbedded): Promise<Database> {
  const database = await by(options());
  if (!database) throw new Error('There is no Java and no mongod here.');
  running.push(database);
  return database;
}

/** Creates a program that is found before the real one of the same name. */
async function program(name: string, script: string) {
  const bin = join(folder, 'bin');
  await mkdir(bin, { recursive: true });
  await writeFile(join(bin, name), script);
  await chmod(join(bin, name), 0o755);
  process.env.PATH = bin + delimiter + path;
}

/** Writes a document and returns their count; `undefined` when the database does not answer. */
async function write({ uri }: Database, text = 'one'): Promise<number | undefined> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5000, directConnection: true });
  try {
    const things = client.db('test').collection('things');
    await things.insertOne({ text });
    return await things.countDocuments();
  } catch {
    return undefined;
  } finally {
    await client.close();
  }
}

/** The beginnings of the stored texts; `undefined` when the database does not answer. */
async function readNames({ uri }: Database): Promise<string[] | undefined> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5000, directConnection: true });
  try {
    const things = await client.db('test').collection<{ text: string }>('things').find().toArray();
    return things.map(({ text }) => text.slice(0, 'stored 1'.length));
  } catch {
    return undefined;
  } finally {
    await client.close();
  }
}

describe('The embedded database', () => {
  test('was killed: it is back on its port and data within seconds, and one line reports it', async () => {
    const database = await start();
    expect(await waitUntil(() => write(database, 'what is on disk'))).toBe(1);
    await waitUntil(async () => (await readFile(join(folder, 'embedded.mv'))).includes('what is on disk'));
    database.kill?.();
    expect(await waitUntil(() => write(database))).toBe(2);
    expect(lines).toEqual(['database: ended (SIGKILL), starting again in 500 ms']);
  });

  test("can't write its file: it reports that, exits and is restarted", async () => {
    const java = await findProgram('java');
    // On its first start a file may not grow beyond this size, as on a full disk.
    await program(
      'java',
      `#!/bin/sh\n[ -e ${folder}/again ] || ulimit -f 600\n: > ${folder}/again\nexec ${java} "$@"\n`,
    );
    const database = await start();
    const large = 'x'.repeat(100_000);
    await waitUntil(async () => {
      await write(database, large + Math.random());
      return lines.length >= 2;
    });
    expect(lines[0]).toMatch(/^database: the file can't be written: /);
    expect(lines[1]).toBe('database: ended (3), starting again in 500 ms');
    expect(await waitUntil(() => write(database))).toBeGreaterThan(0);
    expect(lines).toHaveLength(2);
  });

  test("can't write its file from the start: it keeps exiting, and works once there is space", async () => {
    const file = join(folder, 'embedded.mv');
    const first = await start();
    const stored = [1, 2, 3, 4, 5].map((count) => `stored ${count}`);
    for (const name of stored) await waitUntil(() => write(first, `${name} ${'x'.repeat(100_000)}`));
    await first.stop();
    const java = await findProgram('java');
    const full = join(folder, 'full');
    await writeFile(full, '');
    // As on a full disk, the file may be overwritten but must not grow. `sh` counts in units of 512 bytes.
    await program('java', `#!/bin/sh\n[ -e ${full} ] && ulimit -f $(($(wc -c < ${file}) / 512))\nexec ${java} "$@"\n`);
    const database = await start();
    await waitUntil(async () => {
      await write(database, 'x'.repeat(100_000));
      return lines.some((line) => line.includes("the file can't be written"));
    });
    await rm(full);
    // A process that cannot write acknowledges a write and loses it when it ends: only the file shows that there is room.
    await waitUntil(async () => {
      await write(database, 'there is room');
      return (await readFile(file)).includes('there is room');
    });
    expect(await waitUntil(() => readNames(database))).toEqual(expect.arrayContaining(stored));
  });

  test('hangs: it is killed and restarted with its data', async () => {
    const database = await start();
    expect(await waitUntil(() => write(database, 'what is on disk'))).toBe(1);
    // Give the liveness check time for a first success.
    await new Promise((resolve) => setTimeout(resolve, 6000));
    process.kill(database.pid?.() ?? 0, 'SIGSTOP');
    expect(await waitUntil(() => write(database))).toBe(2);
    expect(lines).toEqual([
      'database: does not work for 30 s, ending it',
      'database: ended (SIGKILL), starting again in 500 ms',
    ]);
  });

  test.each([
    // H2 decides where in a file the data is, but never in its first pages.
    ['cut to its first pages', (file: string) => truncate(file, 3 * 4096)],
    ['replaced by something else', (file: string) => writeFile(file, 'x'.repeat(20_000))],
  ])('finds its file %s: the start reports it in one sentence', async (_how, damage) => {
    const database = await start();
    for (let count = 1; count <= 3; count++) await waitUntil(() => write(database, 'x'.repeat(50_000)));
    await database.stop();
    const file = join(folder, 'embedded.mv');
    await damage(file);
    const before = await readFile(file);
    await expect(startEmbedded(options())).rejects.toThrow(
      `${file} is damaged: put a copy of it back, or start once with \`npm start -- --fresh\`, which empties the data.`,
    );
    expect(before.equals(await readFile(file))).toBe(true);
  });

  test('finds its file in use: the start reports it in one sentence', async () => {
    await start();
    await expect(startEmbedded(options())).rejects.toThrow(
      `${join(folder, 'embedded.mv')} is in use by another process: end that one first.`,
    );
  });
});

describe('A mongod that we started', () => {
  const standIn = `#!${process.execPath}
require('node:net').createServer().listen(Number(process.argv[process.argv.indexOf('--port') + 1]), '127.0.0.1', () => {
  console.log('Waiting for connections');
});`;

  test('was killed: it is restarted with the same port and data', async () => {
    await program('mongod', standIn);
    const database = await start(startInstalled);
    const first = database.pid?.() ?? 0;
    database.kill?.();
    await waitUntil(async () => database.pid?.() !== first);
    expect(lines).toEqual(['database: ended (SIGKILL), starting again in 500 ms']);
  });

  test('does not start: the start reports it in one sentence, with its last output', async () => {
    await program('mongod', `#!/bin/sh\necho '{"s":"E","msg":"Data files are corrupted"}'\nexit 14\n`);
    await expect(startInstalled(options())).rejects.toThrow(
      `mongod does not start on ${join(folder, 'mongod')} (it ended with 14: Data files are corrupted). When its data is damaged, put a copy of it back`,
    );
  });

  test('exits when we are killed', async () => {
    await program('mongod', standIn);
    const script = `const { startInstalled } = await import(${JSON.stringify(join(__dirname, '../src/database/installed.ts'))});
      const database = await startInstalled({ dataDir: ${JSON.stringify(folder)}, cacheDir: '', say() {} });
      console.log(database.pid());`;
    const us = spawn(process.execPath, ['--input-type=module', '-e', script], { env: process.env });
    const pid = await new Promise<number>((resolve) => us.stdout.once('data', (chunk) => resolve(Number(chunk))));
    expect(() => process.kill(pid, 0)).not.toThrow();
    us.kill('SIGKILL');
    await waitUntil(async () => {
      try {
        process.kill(pid, 0);
        return false;
      } catch {
        return true;
      }
    });
  });
});

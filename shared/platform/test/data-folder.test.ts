import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { checkStripeState } from '../src/data/check-stripe-state.ts';
import { emptyDataFolder, lockDataFolder } from '../src/data/lock.ts';
import { root } from '../src/root.ts';
import { loadSecrets } from '../src/system/secrets.ts';
import { startSystem } from '../src/system/system.ts';
import { testMongoUri, uniqueDatabaseName } from '../src/testing/test-mongo.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'datewright-data-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const run = join(__dirname, '..', 'run.mjs');

/** Runs `npm start` on the folder with no database available, so that it always exits by itself. */
async function start(...args: string[]) {
  const env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: '18399',
    SANDBOX_PORT: '18398',
    MONGODB_URI: 'mongodb://127.0.0.1:1',
  };
  const child = spawn(process.execPath, [run, 'start', ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'exit');
  return { code, output: output.trim() };
}

test('When npm start -- --fresh meets a running instance, then nothing is deleted, and it says which process it is and where', async () => {
  await writeFile(join(folder, 'kept'), 'data');
  const unlock = await lockDataFolder(folder, 'http://localhost:8080');
  const { code, output } = await start('--fresh');
  expect([code, output]).toEqual([
    1,
    `Datewright runs on the data in ${folder} already (process ${process.pid}, http://localhost:8080): stop it first, or set DATA_DIR to another folder.`,
  ]);
  expect(await readFile(join(folder, 'kept'), 'utf8')).toBe('data');
  unlock();
});

test.each([
  ['an empty folder', undefined],
  ['the lock of a dead process', { pid: 2 ** 22 + 1, began: '', origin: '' }],
])('When several start at once on %s, then one of them does', async (_what, left) => {
  for (let round = 0; round < 30; round++) {
    const file = join(folder, 'running.json');
    await rm(file, { force: true });
    if (left) await writeFile(file, JSON.stringify(left));
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => lockDataFolder(folder, 'http://localhost:1')),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['running.json']);
  }
});

test.each([
  ['a process that is dead', { pid: 2 ** 22 + 1, began: '' }],
  ['another process with its number', { pid: process.pid, began: 'another start' }],
  ['a power cut', undefined],
])('A lock left by %s is taken over', async (_whom, holder) => {
  await writeFile(join(folder, 'running.json'), holder ? JSON.stringify({ ...holder, origin: '' }) : '');
  const unlock = await lockDataFolder(folder, 'http://localhost:1');
  await writeFile(join(folder, 'old'), '');
  await emptyDataFolder(folder);
  expect(await readdir(folder)).toEqual(['running.json']);
  unlock();
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ['cut', '{"key-secret": "abc'],
  ['emptied', ''],
  ['of another kind', '["key-secret"]'],
  ['with a halved secret', '{"key-secret": "abc"}'],
])('When secrets.json is %s, then the start reports it in one sentence and changes nothing', async (_how, text) => {
  const file = join(folder, 'secrets.json');
  await writeFile(file, text);
  const { code, output } = await start();
  expect([code, output]).toEqual([
    1,
    `${file} is damaged: put a copy of it back, or start once with \`npm start -- --fresh\`, which empties the data.`,
  ]);
  expect(await readFile(file, 'utf8')).toBe(text);
});

test.each([
  ['gone', undefined],
  ['another one', 'the-secret-of-another-folder-0123456789'],
])(
  'When secrets.json is %s and the database is not new, then the start reports it in one sentence and generates no others',
  async (what, other) => {
    const databasePrefix = uniqueDatabaseName('lost');
    const { createEncryption } = await import(join(root, 'services/account/src/crypto/encryption.ts'));
    const sealedPrivateKey = createEncryption('the-secret-of-the-first-start-0123456789').encrypt('a key', 'its id');
    const client = await MongoClient.connect(testMongoUri());
    await client
      .db(`${databasePrefix}_account`)
      .collection('signingKeys')
      .insertOne({ kid: 'its id', sealedPrivateKey });
    await client.close();
    const file = join(folder, 'secrets.json');
    if (other) await writeFile(file, JSON.stringify({ 'key-secret': other }));
    const database = { uri: testMongoUri(), kind: 'the test database', stop: async () => {} };
    const started = startSystem({
      ...{ port: 18397, sandboxPort: 18396, dataDir: folder, nodeEnv: 'test', databasePrefix, database },
      log: () => {},
      writeLine: () => {},
    });
    await expect(started).rejects.toThrow(
      `${file} is ${what}, and only the first opens the database that exists already: put a copy of it back, or start once with \`npm start -- --fresh\`, which empties the data.`,
    );
    expect(await readdir(folder)).toEqual(other ? ['secrets.json'] : []);
  },
);

test('A stored secret is the same at the next start', async () => {
  const first = await loadSecrets(folder);
  const secret = first.secret('key-secret');
  await first.save();
  const second = await loadSecrets(folder);
  expect([first.isExisting, second.isExisting, second.secret('key-secret')]).toEqual([false, true, secret]);
});

describe('The state of the Stripe stand-in', () => {
  const anew = 'the stand-in for Stripe starts with no customer and no subscription.';
  const checked = async (madeEarlier: boolean) => {
    const said: string[] = [];
    await checkStripeState(join(folder, 'stripe.json'), madeEarlier, (line) => said.push(line));
    return said;
  };

  test('is missing: the start reports it, unless it is the first start', async () => {
    expect(await checked(false)).toEqual([]);
    expect(await checked(true)).toEqual([`${join(folder, 'stripe.json')} is gone: ${anew}`]);
  });

  test('is truncated: the start reports it and keeps the file', async () => {
    const file = join(folder, 'stripe.json');
    await writeFile(file, '{"customers": [{"id"');
    expect(await checked(true)).toEqual([`${file} is damaged and is kept as ${file}.broken: ${anew}`]);
    expect(await readFile(`${file}.broken`, 'utf8')).toBe('{"customers": [{"id"');
  });

  test('is intact: the start reports nothing', async () => {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'stripe.json'), '{"customers": []}');
    expect(await checked(true)).toEqual([]);
  });
});

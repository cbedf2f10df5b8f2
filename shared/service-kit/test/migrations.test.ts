import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { testMongoUri, uniqueDatabaseName } from '@datewright/platform/testing/test-mongo';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { getDatabaseState } from '@datewright/service-kit/database/database-lease';
import { type Migration, migrate } from '@datewright/service-kit/database/migrate';
import { connectMongo } from '@datewright/service-kit/database/mongo';
import type { Connection } from 'mongoose';
import pino from 'pino';

const log = pino({ level: 'silent' });
let MONGODB_DB = '';
let connections: Connection[] = [];
beforeEach(() => {
  MONGODB_DB = uniqueDatabaseName('migrations');
});
afterEach(async () => {
  await connections[0]?.dropDatabase();
  for (const connection of connections) await connection.close();
  connections = [];
});

async function connect(): Promise<Connection> {
  const connection = await connectMongo({ MONGODB_URI: testMongoUri(), MONGODB_DB });
  connections.push(connection);
  return connection;
}
const readVersion = async (connection: Connection) => (await getDatabaseState(connection).findOne())?.version;

/** A migration that records its runs. */
const recorded = (number: number, then: () => Promise<void> = async () => {}): Migration => ({
  number,
  name: `test ${number}`,
  async run(connection) {
    await connection.collection('runs').insertOne({ number });
    await then();
  },
});
async function listRuns(connection: Connection) {
  return (await connection.collection('runs').find().sort({ _id: 1 }).toArray()).map(({ number }) => number);
}

/** Another process that starts with a migration of `visits`. */
function startMigrating(ending: 'die' | 'fail' | 'finish') {
  const child = spawn(process.execPath, [join(__dirname, 'support/migrating-process.ts'), ending], {
    env: { PATH: process.env.PATH, MONGODB_URI: testMongoUri(), MONGODB_DB },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  child.stdout.on('data', (chunk) => (written += chunk));
  return { exit: once(child, 'exit'), output: () => written, errors: text(child.stderr) };
}
const insertVisits = (connection: Connection, count: number) =>
  connection.collection('visits').insertMany(Array.from({ length: count }, (_one, index) => ({ seconds: index })));

test('Migrations run once and in order when several processes start at once, and not again', async () => {
  const [one, two, three] = await Promise.all([connect(), connect(), connect()]);
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 50));
  const first = [recorded(1, pause), recorded(2, pause)];
  await Promise.all([one, two, three].map((connection) => migrate(connection, first, { log })));
  expect(await listRuns(one)).toEqual([1, 2]);
  await migrate(two, [...first, recorded(3)], { log });
  await migrate(three, [...first, recorded(3)], { log });
  expect([await listRuns(one), await readVersion(one)]).toEqual([[1, 2, 3], 3]);
});

test('A replica of the last release starts while migrations run, and after them', async () => {
  const [next, last] = await Promise.all([connect(), connect()]);
  await migrate(last, [recorded(1)], { log });
  const startLast = async () => {
    await migrate(last, [recorded(1)], { log });
    await migrate(last, [], { log });
  };
  await migrate(next, [recorded(1), recorded(2, startLast)], { log });
  await startLast();
  expect([await listRuns(next), await readVersion(next)]).toEqual([[1, 2], 2]);
});

test('A failing migration stops the start; the next start continues with it, at once', async () => {
  const connection = await connect();
  const failing = recorded(2, () => Promise.reject(new TypeError('a-secret')));
  await expect(migrate(connection, [recorded(1), failing, recorded(3)], { log })).rejects.toMatchObject({
    name: 'StartError',
    message: `migration 2 (test 2) of the database ${MONGODB_DB} failed (TypeError)`,
  });
  expect(await readVersion(connection)).toBe(1);
  const startedAt = performance.now();
  await migrate(connection, [recorded(1), recorded(2), recorded(3)], { log });
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  expect(await listRuns(connection)).toEqual([1, 2, 2, 3]);
});

test('A process whose migration fails ends with one sentence that names it', async () => {
  const connection = await connect();
  await insertVisits(connection, 3);
  const { exit, output, errors } = startMigrating('fail');
  expect(await exit).toEqual([1, null]);
  expect(await errors).toBe(
    `Can't start: migration 1 (give visits milliseconds) of the database ${MONGODB_DB} failed (RangeError).\n`,
  );
  expect(output()).toContain('migration failed');
  expect(output()).not.toContain('a-secret');
  // What the last release reads is still there.
  expect(await connection.collection('visits').countDocuments({ seconds: { $exists: true } })).toBe(3);
});

test('A migration that is killed midway is continued by the next start, and changes each document once', async () => {
  const connection = await connect();
  await insertVisits(connection, 300);
  const countChanged = (changes: unknown) => connection.collection('visits').countDocuments({ changes });
  expect(await startMigrating('die').exit).toEqual([null, 'SIGKILL']);
  expect(await countChanged(1)).toBe(200);

  const endLeaseIn = (ms: number) =>
    getDatabaseState(connection).updateOne({}, { $set: { leaseExpiresAt: new Date(Date.now() + ms) } });
  await endLeaseIn(120_000);
  const started = [startMigrating('finish'), startMigrating('finish')];
  await waitUntil(async () => started.every(({ output }) => output().includes('waiting for it')));
  expect(await countChanged(1)).toBe(200);
  await endLeaseIn(300);
  const exits = await Promise.all(started.map(({ exit }) => exit));
  expect(exits.map(([code]) => code)).toEqual([0, 0]);
  expect(started.filter(({ output }) => output().includes('migration done'))).toHaveLength(1);
  expect(await countChanged(1)).toBe(300);
  expect(await readVersion(connection)).toBe(1);
});

test('A start whose clock is 45 s ahead waits for the migration of another', async () => {
  const [one, two] = await Promise.all([connect(), connect()]);
  let output = '';
  const loud = pino({}, { write: (line) => (output += line) });
  let second = Promise.resolve();
  const startSecond = async () => {
    const realNow = Date.now;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => realNow() + 45_000);
    second = migrate(two, [recorded(1)], { log: loud });
    await waitUntil(async () => output.includes('waiting for it') || (await listRuns(one)).length > 1);
    clock.mockRestore();
  };
  await migrate(one, [recorded(1, startSecond)], { log });
  await second;
  expect(await listRuns(one)).toEqual([1]);
});

describe('A process that loses its lease', () => {
  const loseLease = (connection: Connection) =>
    getDatabaseState(connection).updateOne({ _id: 'state' }, { $set: { lease: 'of another process' } });

  test('stops its migration', async () => {
    const connection = await connect();
    const slow: Migration = {
      number: 1,
      name: 'slow',
      async run(own, signal) {
        await loseLease(own);
        await once(signal, 'abort');
        signal.throwIfAborted();
      },
    };
    await expect(migrate(connection, [slow], { log, leaseMs: 300 })).rejects.toThrow('failed (LeaseLostError)');
    expect(await readVersion(connection)).toBeUndefined();
  });

  test('does not record a migration that it finishes afterwards', async () => {
    const connection = await connect();
    const late = recorded(1, async () => void (await loseLease(connection)));
    await expect(migrate(connection, [late, recorded(2)], { log })).rejects.toThrow('failed (LeaseLostError)');
    expect([await listRuns(connection), await readVersion(connection)]).toEqual([[1], undefined]);
  });
});

test('Migrations whose numbers have a gap or are swapped are a bug', async () => {
  const connection = await connect();
  for (const numbers of [[2], [1, 3], [2, 1], [1, 1]]) {
    const migrations = numbers.map((number) => recorded(number));
    await expect(migrate(connection, migrations, { log })).rejects.toThrow('Migrations are numbered 1, 2, 3');
  }
  expect(await listRuns(connection)).toEqual([]);
});

import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testMongoUri } from '@datewright/platform/testing/test-mongo';
import { mongo } from 'mongoose';
import { explainMember } from '../src/use-cases/operations/explain-member.ts';
import { openRecovery } from '../src/use-cases/passwords/open-recovery.ts';
import { requestPasswordReset } from '../src/use-cases/passwords/request-password-reset.ts';
import { tokenInMail } from './support/member.ts';
import { expectConsistentAccounts, spender } from './support/spender.ts';
import { addMember, createTestContext, subscriptionAt, type TestContext } from './support/test-context.ts';

const address = '203.0.113.7';
const exactTypes = { promoteValues: false, promoteBuffers: false, bsonRegExp: true };

let ctx: TestContext;
let folder: string;
let backup: string;
beforeAll(async () => {
  ctx = await createTestContext('2026-11-21T12:00:00Z');
  folder = await mkdtemp(join(tmpdir(), 'datewright-backup-'));
  backup = join(folder, 'backup');
});
afterAll(async () => {
  await ctx?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the command as ops do. */
function run(action: 'backup' | 'restore', ...args: string[]) {
  const script = join(__dirname, '../../../shared/service-kit/src/backup/run.ts');
  const database = ['--uri', testMongoUri(), '--db', ctx.config.MONGODB_DB];
  const env = { PATH: process.env.PATH };
  return spawnSync(process.execPath, [script, action, ...database, ...args], { env, encoding: 'utf8' });
}

/** Every document with its exact types, and every index. */
async function readAll() {
  const database = ctx.connection.getClient().db(ctx.config.MONGODB_DB);
  const names = (await database.listCollections().toArray()).map(({ name }) => name).sort();
  const all = names.map(async (name) => {
    const collection = database.collection(name);
    const documents = await collection.find({}, { ...exactTypes, sort: { _id: 1 } }).toArray();
    const indexes = await collection.listIndexes().toArray();
    return [
      name,
      {
        documents: documents.map((document) => mongo.BSON.EJSON.stringify(document, { relaxed: false })),
        indexes: indexes.sort((a, b) => (a.name < b.name ? -1 : 1)),
      },
    ] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

async function wipe() {
  const database = ctx.connection.getClient().db(ctx.config.MONGODB_DB);
  for (const { name } of await database.listCollections().toArray()) await database.collection(name).drop();
}

test('When a backup is restored after everything was lost, then balances, ledger, plans, links and indexes are as before', async () => {
  const members = [
    await addMember(ctx, subscriptionAt(ctx, 'monthly')),
    await addMember(ctx, subscriptionAt(ctx, 'weekly')),
    await addMember(ctx),
  ];
  for (const [at, member] of members.entries()) {
    const credits = spender(ctx, member);
    await credits.spend(`spent-${at}`);
    await credits.reserve(`reserved-${at}`);
  }
  const [first] = members;
  if (!first) throw new Error('There is no member.');
  await requestPasswordReset(ctx, first.email, address);
  await ctx.waitForBackground();
  const token = tokenInMail(ctx.mails[0]?.text ?? '');
  // What a driver would change when it reads and writes: a double that is whole, a large integer, a decimal.
  const odd = {
    whole: new mongo.Double(2),
    large: mongo.Long.fromString('9007199254740993'),
    decimal: mongo.Decimal128.fromString('7.990'),
    nothing: null,
  };
  await ctx.connection.collection('odd').insertOne(odd);
  const before = await readAll();
  const explained = await Promise.all(members.map((member) => explainMember(ctx, member)));

  expect(run('backup', '--out', backup)).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringMatching(/^Backed up \d+/),
  });
  await wipe();
  expect(await readAll()).toEqual({});
  expect(run('restore', '--from', backup)).toMatchObject({ status: 0, stderr: '' });

  expect(await readAll()).toEqual(before);
  const indexes = Object.values(before).flatMap(({ indexes }) => indexes);
  expect(indexes.filter(({ unique }) => unique).length).toBeGreaterThan(1);
  expect(indexes.filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined).length).toBeGreaterThan(1);
  expect(await Promise.all(members.map((member) => explainMember(ctx, member)))).toEqual(explained);
  for (const member of members) await expectConsistentAccounts(ctx, member._id);

  // What was under way continues: a charge is still made once, and the link still opens.
  const credits = spender(ctx, first);
  const { available } = await credits.balance();
  await credits.commit('reserved-0');
  await credits.commit('reserved-0');
  expect((await credits.balance()).available).toBe(available);
  await expectConsistentAccounts(ctx, first._id);
  expect(await openRecovery(ctx, token, address)).toEqual(expect.any(String));
});

test('When a database has data, then it is replaced only by force', async () => {
  const refused = run('restore', '--from', backup);
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('is not empty: --force replaces it')]);
  await addMember(ctx);
  const changed = await ctx.connection.collection('users').countDocuments();
  expect(run('restore', '--from', backup, '--force').status).toBe(0);
  expect(await ctx.connection.collection('users').countDocuments()).toBe(changed - 1);
});

test('When a backup is damaged or not whole, then nothing is written', async () => {
  const before = await readAll();
  const [database = ''] = (await readdir(backup)).filter((name) => !name.endsWith('.json'));
  const file = join(backup, database, 'users.bson.gz');
  const whole = await readFile(file);
  await writeFile(file, whole.subarray(0, whole.length - 40));
  expect(run('restore', '--from', backup, '--force').status).toBe(1);
  await writeFile(file, whole);
  const manifest = join(backup, 'manifest.json');
  const text = await readFile(manifest, 'utf8');
  await writeFile(manifest, text.replace(/"sha256": "..../g, '"sha256": "0000'));
  expect(run('restore', '--from', backup, '--force').stderr).toContain('is damaged');
  await rm(manifest);
  expect(run('restore', '--from', backup, '--force').stderr).toContain('not a whole backup');
  expect(await readAll()).toEqual(before);
});

test('When backups are kept by number, then the oldest is deleted, and a folder with files is never written to', async () => {
  const kept = join(folder, 'kept');
  for (const _each of [1, 2, 3]) expect(run('backup', '--out', kept, '--keep', '2').status).toBe(0);
  expect(await readdir(kept)).toHaveLength(2);
  expect(run('backup', '--out', kept).stderr).toContain('is not empty');
  expect(run('backup', '--out', '').stderr).toContain('Usage');
  const unknown = run('backup', '--db', 'no_such_database', '--out', join(folder, 'unknown'));
  expect([unknown.status, unknown.stderr]).toEqual([1, expect.stringContaining('There is no collection')]);
});

import { testMongoUri } from '@datewright/platform/testing/test-mongo';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { packTarball, sampleBuild, sampleCard } from '@datewright/testkit/sample-remote';
import { type ServiceProcess, startService } from '@datewright/testkit/service-process';
import { type StubServer, startStubServer } from '@datewright/testkit/stub-server';
import mongoose, { type Connection } from 'mongoose';

const token = 'token-of-the-sample-team';
const name = 'mfe_sample';
const dayMs = 24 * 3600 * 1000;
let shell: StubServer;
let registry: ServiceProcess;
let database: Connection;

beforeAll(async () => {
  shell = await startStubServer({ '/shell.json': { version: '0.1.0', sdk: '1.2.0' } });
  registry = await startService('registry', { PUBLISH_TOKENS: `sample=${token}`, SHELL_URL: shell.url });
  database = await mongoose.createConnection(testMongoUri(), { dbName: registry.env.MONGODB_DB ?? '' }).asPromise();
});

afterAll(async () => {
  await database?.close();
  await registry?.stop();
  await shell?.stop();
});

const at = (path: string) => `${registry.url}/registry/v1/remotes/${name}${path}`;
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

async function decide(action: string, body: object = {}) {
  const answer = await fetch(at(`/${action}`), { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.json() };
}

/** Each version has a script of its own, and one that all share. */
async function publish(version: string, script = `/* ${version} */`) {
  const card = sampleCard({ name, version, needs: { sdk: '^1.0.0' } });
  const files = { ...sampleBuild(name), 'dist/entry.js': script };
  const answer = await fetch(at(`/versions/${version}`), {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/gzip' },
    body: new Uint8Array(packTarball({ 'mfe.json': JSON.stringify(card), ...files })),
  });
  return { status: answer.status, body: await answer.json() };
}

const versionOf = (index: number) => `1.${index}.0`;
const listVersions = async () => {
  const rows = await database
    .collection('versions')
    .find({ name }, { projection: { version: 1 } })
    .toArray();
  return rows.map(({ version }) => version as string);
};
const readFile = async (version: string, path: string) =>
  fetch(`${registry.url}/registry/v1/files/${name}/${version}/${path}`);
const files = () => database.collection<{ _id: string; savedAt?: Date }>('files');
const ageFiles = () => files().updateMany({ _id: { $ne: 'uploading' } }, { $set: { savedAt: new Date(0) } });

/** Two registries begin at the same moment with what is old by now. */
async function runTwice(isDone: () => Promise<boolean>): Promise<void> {
  const { PORT: _port, ...env } = registry.env;
  const replicas = await Promise.all([startService('registry', env), startService('registry', env)]);
  try {
    await waitUntil(isDone);
  } finally {
    await Promise.all(replicas.map((replica) => replica.stop()));
  }
}

test('Old versions are removed once, with the files that no other has, and what stays can be rolled back to', async () => {
  for (let index = 0; index < 16; index++) expect(await publish(versionOf(index))).toMatchObject({ status: 201 });
  for (const version of ['1.0.0', '1.1.0']) await decide('promote', { version });
  for (const version of ['1.2.0', '1.3.0']) await decide('canary', { version, percent: 5 });
  await fetch(at('/versions/1.5.0/preview'), { method: 'POST', headers });
  for (let index = 0; index < 16; index++) {
    const publishedAt = new Date(Date.now() - (60 - index) * dayMs);
    await database.collection('versions').updateOne({ name, version: versionOf(index) }, { $set: { publishedAt } });
  }
  await ageFiles();
  const before = await files().countDocuments();
  await files().insertMany([{ _id: 'uploading', savedAt: new Date() }, { _id: 'left by a publication that failed' }]);

  await runTwice(async () => (await files().countDocuments()) <= before);

  const kept = Array.from({ length: 16 }, (_, index) => versionOf(index)).filter((version) => version !== '1.4.0');
  expect((await listVersions()).toSorted()).toEqual(kept.toSorted());
  const left = await files().distinct('_id');
  expect(left).toHaveLength(before);
  expect(left).toContain('uploading');
  const release = await database.collection<{ _id: string; removed?: object[] }>('releases').findOne({ _id: name });
  expect(release?.removed).toEqual([{ version: '1.4.0', digest: expect.any(String) }]);

  expect((await readFile('1.4.0', 'entry.js')).status).toBe(404);
  for (const version of kept) {
    expect(await (await readFile(version, 'entry.js')).text()).toBe(`/* ${version} */`);
    expect((await readFile(version, 'page.js')).status).toBe(200);
  }
  expect(await decide('rollback')).toMatchObject({ body: { stable: '1.1.0', canary: null } });
  expect(await decide('rollback')).toMatchObject({ body: { stable: '1.0.0' } });
});

test('A removed version can’t be live, until the same files are published again', async () => {
  expect(await decide('promote', { version: '1.4.0' })).toMatchObject({ status: 404 });
  expect(await publish('1.4.0', '/* something else */')).toMatchObject({
    status: 409,
    body: { error: { code: 'version_exists' } },
  });
  expect(await publish('1.4.0')).toMatchObject({ status: 201 });
  expect(await decide('promote', { version: '1.4.0' })).toMatchObject({ body: { stable: '1.4.0' } });
});

test('A day after it was live a version is removed too', async () => {
  expect(await listVersions()).toContain('1.2.0');
  const path = 'history.$[].at';
  await database
    .collection<{ _id: string }>('releases')
    .updateOne({ _id: name }, { $set: { [path]: new Date(Date.now() - 2 * dayMs) } });
  await runTwice(async () => !(await listVersions()).includes('1.2.0'));
  expect(await listVersions()).toEqual(expect.arrayContaining(['1.0.0', '1.4.0', '1.5.0']));
});

import { setTimeout as sleep } from 'node:timers/promises';
import { testMongoUri } from '@datewright/platform/testing/test-mongo';
import { packTarball, sampleBuild, sampleCard } from '@datewright/testkit/sample-remote';
import { type ServiceProcess, startService } from '@datewright/testkit/service-process';
import { type StubServer, startStubServer } from '@datewright/testkit/stub-server';
import mongoose, { type Connection } from 'mongoose';

const token = 'token-of-the-sample-team';
const platformToken = 'token-of-the-platform-team';
const trialToken = 'token-of-the-trial-service';
let shell: StubServer;
let registry: ServiceProcess;
let database: Connection;
let name: string;
let remotes = 0;

beforeAll(async () => {
  shell = await startStubServer({ '/shell.json': { version: '0.1.0', sdk: '1.2.0' } });
  registry = await startService('registry', {
    PUBLISH_TOKENS: `sample=${token},other=token-of-the-other-team,platform=${platformToken}`,
    SHELL_URL: shell.url,
    TRIAL_TOKEN: trialToken,
  });
  database = await mongoose.createConnection(testMongoUri(), { dbName: registry.env.MONGODB_DB ?? '' }).asPromise();
});

/** Each test has a remote of its own; what earlier ones left waiting is gone. */
beforeEach(async () => {
  name = `mfe_${'abcdefghijklmnopqrst'[remotes++]}`;
  await database.collection('trials').deleteMany({});
});

afterAll(async () => {
  await database?.close();
  await registry?.stop();
  await shell?.stop();
});

const asTeam = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const asRunner = { ...asTeam, authorization: `Bearer ${trialToken}` };

async function send(path: string, { headers = asTeam, body = {}, method = 'POST' }: RequestInitLike = {}) {
  const sent = method === 'GET' ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${registry.url}${path}`, { method, headers, ...sent });
  return { status: response.status, body: await response.json() };
}
interface RequestInitLike {
  headers?: Record<string, string>;
  body?: object;
  method?: string;
}

const at = (path: string) => `/registry/v1/remotes/${name}${path}`;
const decide = (action: string, body: object) => send(at(`/${action}`), { body });
const readTrial = (version: string, headers = asTeam) =>
  send(at(`/versions/${version}/trial`), { method: 'GET', headers });
const requestTrial = (version: string) => send(at(`/versions/${version}/trial`));
const claim = async (headers = asRunner) => send('/internal/trials/claim', { headers });
const report = (leaseId: string, version: string, findings?: string[]) =>
  send('/internal/trials/report', { headers: asRunner, body: { leaseId, name, version, findings } });
const refused = (status: number, code: string) => ({ status, body: { error: { code } } });

async function publish(version: string, url = registry.url) {
  const routes = [{ path: `/${name}`, title: 'Sample', guard: 'open' as const }];
  const card = sampleCard({ name, version, routes, needs: { sdk: '^1.0.0' } });
  const response = await fetch(`${url}${at(`/versions/${version}`)}`, {
    method: 'PUT',
    headers: { ...asTeam, 'content-type': 'application/gzip' },
    body: new Uint8Array(packTarball({ 'mfe.json': JSON.stringify(card), ...sampleBuild(name) })),
  });
  return { status: response.status, body: await response.json() };
}

/** Publishes a version and has it tried. */
async function publishTried(version: string, findings: string[]): Promise<void> {
  await publish(version);
  const { body } = await claim();
  expect(await report(body.lease.leaseId, version, findings)).toMatchObject({ body: { isCounted: true } });
}

async function readConsole(): Promise<string> {
  const signIn = await fetch(`${registry.url}/console/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: registry.url, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ token, by: 'Ada' }),
  });
  const cookie = signIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  return (await fetch(`${registry.url}/console/remotes/${name}`, { headers: { cookie } })).text();
}

describe('When trials are on', () => {
  test('then the console shows the trial of each version, and what it found', async () => {
    await publish('1.0.0');
    await database.collection('trials').deleteMany({});
    expect(await readConsole()).toContain('Not tried: no version of this remote has been through a trial.');
    await publishTried('1.1.0', ['/a threw: <b>broken</b>.']);
    await publishTried('1.2.0', []);
    await publish('1.3.0');
    const page = await readConsole();
    for (const label of [
      'not tried',
      'trial failed',
      'trial passed',
      'waiting for its trial',
      '1.1.0 failed its trial',
    ]) {
      expect(page).toContain(label);
    }
    expect(page).toMatch(/<li>\/a threw: &(lt|#60);b/);
  });

  test('then a new version waits, and can become live only after it passed', async () => {
    expect(await publish('1.0.0')).toMatchObject({ status: 201, body: { trial: 'waiting' } });
    expect(await decide('promote', { version: '1.0.0' })).toMatchObject(refused(409, 'trial_waiting'));
    expect(await decide('canary', { version: '1.0.0', percent: 5 })).toMatchObject(refused(409, 'trial_waiting'));
    const { body } = await claim();
    expect(body.lease.remote).toMatchObject({ card: { name, version: '1.0.0' }, base: `/remotes/${name}/1.0.0` });
    expect(await decide('promote', { version: '1.0.0' })).toMatchObject(refused(409, 'trial_waiting'));
    expect(await report(body.lease.leaseId, '1.0.0', [])).toEqual({ status: 200, body: { isCounted: true } });
    expect(await readTrial('1.0.0')).toMatchObject({ body: { state: 'passed', findings: [], isRequired: true } });
    expect(await decide('canary', { version: '1.0.0', percent: 5 })).toMatchObject({ status: 200 });
    expect(await decide('promote', { version: '1.0.0' })).toMatchObject({ status: 200, body: { stable: '1.0.0' } });
  });

  test('then one that failed is refused with what was found, in the list and in the history, until it passes', async () => {
    await publishTried('1.0.0', ['/a threw: broken.']);
    const { body } = await decide('promote', { version: '1.0.0' });
    expect(body.error).toMatchObject({ code: 'trial_failed', message: expect.stringContaining('/a threw: broken.') });
    expect(await decide('canary', { version: '1.0.0', percent: 1 })).toMatchObject(refused(409, 'trial_failed'));
    const listed = (await send('/registry/v1/remotes', { method: 'GET' })).body.remotes;
    const own = listed.find((each: { release: { name: string } }) => each.release.name === name);
    expect(own.trials).toEqual([{ version: '1.0.0', state: 'failed' }]);
    const [line] = (await send(at('/history'), { method: 'GET' })).body.history;
    expect(line).toMatchObject({ action: 'trial-failed', version: '1.0.0', by: 'trial', reason: '/a threw: broken.' });
    expect(await requestTrial('1.0.0')).toMatchObject({ body: { state: 'waiting', findings: [] } });
    const { lease } = (await claim()).body;
    await report(lease.leaseId, '1.0.0', []);
    expect(await decide('promote', { version: '1.0.0' })).toMatchObject({ status: 200 });
  });

  test('then a rollback needs no trial: the version was live before', async () => {
    for (const version of ['1.0.0', '1.1.0']) {
      await publishTried(version, []);
      await decide('promote', { version });
    }
    await database.collection('trials').deleteMany({});
    expect(await decide('rollback', {})).toMatchObject({ status: 200, body: { stable: '1.0.0' } });
  });

  test('then a version from before that is refused once, and waits for its trial from then on', async () => {
    await publish('1.0.0');
    await database.collection('trials').deleteMany({});
    expect(await readTrial('1.0.0')).toMatchObject({ body: { state: 'none', at: null } });
    expect(await claim()).toEqual({ status: 200, body: { lease: null } });
    expect(await decide('promote', { version: '1.0.0' })).toMatchObject(refused(409, 'trial_waiting'));
    expect(await readTrial('1.0.0')).toMatchObject({ body: { state: 'waiting' } });
  });

  test('then two runners never have the same version, and what waits longest is first', async () => {
    await publish('1.0.0');
    await sleep(10);
    await publish('1.1.0');
    const claimed = await Promise.all([claim(), claim(), claim()]);
    const versions = claimed.map(({ body }) => body.lease?.remote.card.version);
    expect(versions.toSorted()).toEqual(['1.0.0', '1.1.0', undefined]);
    expect(await requestTrial('1.0.0')).toMatchObject({ body: { state: 'waiting' } });
    expect((await claim()).body.lease).toBeNull();
  });

  test('then the lease of a dead runner ends, and only the result of the next one counts', async () => {
    await publish('1.0.0');
    const first = (await claim()).body.lease;
    await expireLeases();
    const second = (await claim()).body.lease;
    expect(second.leaseId).not.toBe(first.leaseId);
    expect(await report(first.leaseId, '1.0.0', [])).toEqual({ status: 200, body: { isCounted: false } });
    expect(await readTrial('1.0.0')).toMatchObject({ body: { state: 'waiting' } });
    expect(await report(second.leaseId, '1.0.0', ['wrong'])).toMatchObject({ body: { isCounted: true } });
    expect(await report(second.leaseId, '1.0.0', [])).toMatchObject({ body: { isCounted: false } });
  });

  test('then a version that ends three runners has failed, and a later one is tried instead', async () => {
    await publish('1.0.0');
    for (let death = 0; death < 3; death++) {
      expect((await claim()).body.lease.remote.card.version).toBe('1.0.0');
      await expireLeases();
    }
    await publish('1.1.0');
    expect((await claim()).body.lease.remote.card.version).toBe('1.1.0');
    const { body } = await readTrial('1.0.0');
    expect(body).toMatchObject({ state: 'failed', findings: [expect.stringContaining('3 times without a result')] });
  });

  test('then a version that could not be tried waits again, however often', async () => {
    await publish('1.0.0');
    for (let outage = 0; outage < 5; outage++) {
      const { lease } = (await claim()).body;
      expect(await report(lease.leaseId, '1.0.0')).toMatchObject({ body: { isCounted: true } });
      expect((await claim()).body.lease).toBeNull();
      await expireLeases();
    }
  });

  test('then a shell waits too, and its runner gets a preview in which the edge sends its pages', async () => {
    name = 'mfe_shell';
    const asPlatform = { ...asTeam, authorization: `Bearer ${platformToken}` };
    const card = sampleCard({ name, owner: 'platform', routes: [], needs: { sdk: '*' } });
    const files = {
      'mfe.json': JSON.stringify(card),
      'dist/index.html': '<script src="/assets/main.js"></script>',
      'dist/shell.json': JSON.stringify({ version: '1.0.0', sdk: '1.2.0' }),
      'dist/assets/main.js': '/* shell */',
    };
    const put = await fetch(`${registry.url}${at('/versions/1.0.0')}`, {
      method: 'PUT',
      headers: { ...asPlatform, 'content-type': 'application/gzip' },
      body: new Uint8Array(packTarball(files)),
    });
    expect(await put.json()).toMatchObject({ trial: 'waiting' });
    const promote = () => send(at('/promote'), { headers: asPlatform, body: { version: '1.0.0' } });
    expect(await promote()).toMatchObject(refused(409, 'trial_waiting'));
    const canary = { headers: asPlatform, body: { version: '1.0.0', percent: 5 } };
    expect(await send(at('/canary'), canary)).toMatchObject(refused(409, 'trial_waiting'));
    const { lease } = (await claim()).body;
    expect(lease).toMatchObject({ remote: { card: { name, version: '1.0.0' }, base: '/assets' } });
    const shown = await send(`/registry/v1/previews/${lease.preview}/remote`, { method: 'GET' });
    expect(shown.body).toMatchObject({ remote: null, shell: { version: '1.0.0' } });
    await report(lease.leaseId, '1.0.0', ['/ shows nothing within 15 seconds.']);
    expect(await promote()).toMatchObject(refused(409, 'trial_failed'));
    await send(at('/versions/1.0.0/trial'), { headers: asPlatform });
    await report((await claim()).body.lease.leaseId, '1.0.0', []);
    expect(await promote()).toMatchObject({ status: 200, body: { stable: '1.0.0' } });
  });

  test('then only the trial service claims and reports, and a team sees only its own trials', async () => {
    await publish('1.0.0');
    expect(await claim(asTeam)).toMatchObject(refused(401, 'service_token_refused'));
    const other = { ...asTeam, authorization: 'Bearer token-of-the-other-team' };
    expect(await readTrial('1.0.0', other)).toMatchObject(refused(401, 'publish_token_refused'));
    expect(await readTrial('9.9.9')).toMatchObject(refused(404, 'version_not_found'));
    const { leaseId } = (await claim()).body.lease;
    const many = Array.from({ length: 21 }, () => 'x');
    expect(await report(leaseId, '1.0.0', many)).toMatchObject(refused(400, 'invalid_request'));
    expect(await report(leaseId, '1.0.0', ['x'.repeat(301)])).toMatchObject(refused(400, 'invalid_request'));
  });
});

const expireLeases = () => database.collection('trials').updateMany({}, { $set: { leaseExpiresAt: new Date(0) } });

test('When trials are off, then nothing waits, any version can become live, and no runner is let in', async () => {
  const { TRIAL_TOKEN: _on, PORT: _port, ...env } = registry.env;
  const off = await startService('registry', env);
  try {
    expect(await publish('1.0.0', off.url)).toMatchObject({ status: 201, body: { trial: 'none' } });
    const post = (path: string, body: object) =>
      fetch(`${off.url}${path}`, { method: 'POST', headers: asTeam, body: JSON.stringify(body) });
    const requested = await post(at('/versions/1.0.0/trial'), {});
    expect(await requested.json()).toEqual({ state: 'none', findings: [], at: null, isRequired: false });
    expect((await post(at('/promote'), { version: '1.0.0' })).status).toBe(200);
    expect((await post('/internal/trials/claim', {})).status).toBe(401);
  } finally {
    await off.stop();
  }
});

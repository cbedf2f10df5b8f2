import { waitUntil } from '@datewright/platform/testing/wait-until';
import { packTarball, sampleBuild, sampleCard } from '@datewright/testkit/sample-remote';
import { type ServiceProcess, startService, testOrigin } from '@datewright/testkit/service-process';
import { type StubServer, startStubServer } from '@datewright/testkit/stub-server';

const token = 'token-of-the-sample-team';
const opsToken = 'token-of-operations';
let shell: StubServer;
let registry: ServiceProcess;
let name: string;
let remotes = 0;

beforeAll(async () => {
  shell = await startStubServer({ '/shell.json': { version: '0.1.0', sdk: '1.2.0' } });
  registry = await startService('registry', {
    PUBLISH_TOKENS: `sample=${token},other=token-of-the-other-team`,
    OPS_TOKEN: opsToken,
    SHELL_URL: shell.url,
  });
});

/** Each test has a remote of its own with three published versions. */
beforeEach(async () => {
  name = `mfe_${'abcdefghijklmnopqrst'[remotes++]}`;
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) expect((await publish(version)).status).toBe(201);
});

afterAll(async () => {
  await registry?.stop();
  await shell?.stop();
});

const at = (path: string) => `${registry.url}/registry/v1${path}`;

async function publish(version: string, as = token, owner = 'sample') {
  const routes = [{ path: `/${name}`, title: 'Sample', guard: 'open' as const }];
  const card = sampleCard({ name, owner, version, routes, needs: { sdk: '^1.0.0' } });
  return fetch(at(`/remotes/${name}/versions/${version}?by=eve`), {
    method: 'PUT',
    headers: { authorization: `Bearer ${as}`, 'content-type': 'application/gzip' },
    body: new Uint8Array(packTarball({ 'mfe.json': JSON.stringify(card), ...sampleBuild(name) })),
  });
}

async function decide(action: string, body: object = {}, as = token) {
  const response = await fetch(at(`/remotes/${name}/${action}`), {
    method: 'POST',
    headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

async function history(as = token) {
  const response = await fetch(at(`/remotes/${name}/history`), { headers: { authorization: `Bearer ${as}` } });
  const { history = [] } = await response.json();
  const isDecision = ({ action }: { action: string }) => action !== 'publish';
  return { status: response.status, lines: history.filter(isDecision), published: history.filter(not(isDecision)) };
}

const not =
  <Value>(is: (value: Value) => boolean) =>
  (value: Value) =>
    !is(value);
const promote = (version: string) => decide('promote', { version });
const refused = (status: number, code: string) => ({ status, body: { error: { code } } });

const report = (version: string, outcome: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, visit) =>
      fetch(at('/views'), {
        method: 'POST',
        headers: {
          origin: testOrigin,
          'content-type': 'application/json',
          'x-forwarded-for': `10.0.${visit}.${count}`,
        },
        body: JSON.stringify({ views: [{ name, version, outcome }] }),
      }),
    ),
  );
const noFaults = { hung: 0, callFailed: 0, slow: 0 };
const health = async (as = token) => {
  const response = await fetch(at(`/remotes/${name}/health`), { headers: { authorization: `Bearer ${as}` } });
  return { status: response.status, body: await response.json() };
};

describe('When a canary is live, then its views are compared with those of the stable version', () => {
  beforeEach(async () => {
    await promote('1.0.0');
    await decide('canary', { version: '1.1.0', percent: 5 });
    await report('1.0.0', 'ok', 20);
  });

  test('and one that fails is ended without a person, once, with the reason in the history', async () => {
    await report('1.1.0', 'failed', 4);
    await waitUntil(async () => (await history()).lines[0]?.action === 'end-canary');
    const { lines } = await history();
    expect(lines[0]).toMatchObject({ version: '1.1.0', by: 'health', team: 'sample' });
    expect(lines[0].reason).toMatch(/^[34] of [34] views of 1\.1\.0 failed, 0 of 20 of 1\.0\.0$/);
    expect(await health()).toMatchObject({ status: 200, body: { canary: null, stable: null } });
    expect(lines.filter(({ by }: { by: string }) => by === 'health')).toHaveLength(1);
  });

  test.each([
    ['hung', /^[34] of [34] views of 1\.1\.0 failed, 0 of 20 of 1\.0\.0$/],
    ['callFailed', /^[34] of [34] views of 1\.1\.0 had failed calls, 0 of 20 of 1\.0\.0$/],
    ['slow', /^[34] of [34] views of 1\.1\.0 were slow, 0 of 20 of 1\.0\.0$/],
  ])('and one whose views end as %s is ended too', async (outcome, reason) => {
    await report('1.1.0', outcome, 4);
    await waitUntil(async () => (await history()).lines[0]?.action === 'end-canary');
    expect((await history()).lines[0].reason).toMatch(reason);
  });

  test('and one that fails no more often stays; views of other versions and remotes are not counted', async () => {
    await report('1.1.0', 'ok', 10);
    await report('1.1.0', 'failed', 2);
    await report('1.2.0', 'failed', 20);
    expect((await health()).body).toEqual({
      canary: { version: '1.1.0', views: 12, failed: 2, ...noFaults },
      stable: { version: '1.0.0', views: 20, failed: 0, ...noFaults },
    });
    expect((await health('token-of-the-other-team')).status).toBe(401);
    // Another canary is counted from its own start.
    await decide('canary', { version: '1.2.0', percent: 5 });
    expect((await health()).body.canary).toEqual({ version: '1.2.0', views: 0, failed: 0, ...noFaults });
  });

  test('and one address can’t end it by many reports, nor send a long or wrong one', async () => {
    const send = (views: unknown) =>
      fetch(at('/views'), {
        method: 'POST',
        headers: { origin: testOrigin, 'content-type': 'application/json', 'x-forwarded-for': '10.9.9.9' },
        body: JSON.stringify({ views }),
      });
    const view = { name, version: '1.0.0', outcome: 'ok' };
    expect((await send(Array.from({ length: 11 }, () => view))).status).toBe(400);
    expect((await send([{ ...view, outcome: 'great' }])).status).toBe(400);
    const statuses: number[] = [];
    for (let sent = 0; sent < 61; sent++) statuses.push((await send([view])).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});

test('When a team runs a canary, then it can be widened, ended and promoted, and visitors stay on their side', async () => {
  await promote('1.0.0');
  expect((await decide('canary', { version: '1.1.0', percent: 20 })).body).toMatchObject({
    stable: '1.0.0',
    canary: { version: '1.1.0', percent: 20 },
  });
  const versionFor = async (visitor: string) => {
    const { remotes } = await (await fetch(at(`/composition?visitor=${visitor}`))).json();
    return remotes.find(({ card }: { card: { name: string } }) => card.name === name).card.version;
  };
  const visitors = Array.from({ length: 40 }, (_, at) => `visitor-number-${at}-of-forty`);
  const listVersions = async () => {
    const versions: string[] = [];
    for (const visitor of visitors) versions.push(await versionFor(visitor));
    return versions;
  };
  const early = await listVersions();
  expect(new Set(early)).toEqual(new Set(['1.0.0', '1.1.0']));
  await decide('canary', { version: '1.1.0', percent: 60 });
  const later = await listVersions();
  expect(later.filter((version, at) => early[at] === '1.1.0' && version !== '1.1.0')).toEqual([]);
  expect((await decide('rollback')).body).toMatchObject({ stable: '1.0.0', canary: null });
  expect(new Set(await listVersions())).toEqual(new Set(['1.0.0']));
  await decide('canary', { version: '1.1.0', percent: 5 });
  expect((await promote('1.1.0')).body).toMatchObject({ stable: '1.1.0', canary: null });
});

test('When a team rolls back, then the version before is stable, down to the first', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await promote(version);
  expect((await decide('rollback')).body.stable).toBe('1.1.0');
  expect((await decide('rollback')).body.stable).toBe('1.0.0');
  expect(await decide('rollback')).toMatchObject(refused(409, 'no_earlier_version'));
});

test('When a version is withdrawn, then nothing brings it back, not even a promotion at the same time', async () => {
  await promote('1.0.0');
  await promote('1.1.0');
  expect(await decide('withdraw', { version: '1.1.0' })).toMatchObject(refused(409, 'version_live'));
  await decide('rollback');
  const both = await Promise.all([decide('withdraw', { version: '1.1.0' }), promote('1.1.0')]);
  // One of the two came first, and the other was refused.
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  if ((await decide('withdraw', { version: '1.1.0' })).status === 409) {
    await decide('rollback');
    expect((await decide('withdraw', { version: '1.1.0' })).status).toBe(200);
  }
  expect(await promote('1.1.0')).toMatchObject(refused(409, 'version_withdrawn'));
  expect(await decide('canary', { version: '1.1.0', percent: 1 })).toMatchObject(refused(409, 'version_withdrawn'));
  expect((await publish('1.1.0')).status).toBe(409);
  expect(await decide('withdraw', { version: '9.9.9' })).toMatchObject(refused(404, 'version_not_found'));
});

test('When another team, or nobody, calls, then every decision and the history are refused', async () => {
  await promote('1.0.0');
  const bodies = { promote: { version: '1.1.0' }, canary: { version: '1.1.0', percent: 5 }, rollback: {} };
  for (const as of ['token-of-the-other-team', 'token-of-nobody', '']) {
    for (const [action, body] of Object.entries({ ...bodies, withdraw: { version: '1.1.0' } })) {
      expect(await decide(action, body, as)).toMatchObject(refused(401, 'publish_token_refused'));
    }
    expect((await history(as)).status).toBe(401);
  }
  expect((await history()).lines).toHaveLength(1);
});

test('When ops decides, then it may on the remotes of every team, the history says so, and it can’t publish', async () => {
  expect((await decide('promote', { version: '1.0.0' }, opsToken)).status).toBe(200);
  expect((await decide('canary', { version: '1.1.0', percent: 5 }, opsToken)).status).toBe(200);
  expect((await decide('rollback', { by: 'ada', reason: 'alarms' }, opsToken)).status).toBe(200);
  expect((await decide('withdraw', { version: '1.1.0' }, opsToken)).body).toMatchObject({
    owner: 'sample',
    withdrawn: ['1.1.0'],
  });
  const { status, lines } = await history(opsToken);
  expect([status, lines.map(({ by, team }: { by: string; team: string }) => [by, team])]).toEqual([
    200,
    [
      ['ops', 'ops'],
      ['ada', 'ops'],
      ['ops', 'ops'],
      ['ops', 'ops'],
    ],
  ]);
  for (const owner of ['sample', 'ops']) expect((await publish('2.0.0', opsToken, owner)).status).toBe(401);
  name = 'mfe_ofnobody';
  expect((await publish('1.0.0', opsToken, 'ops')).status).toBe(401);
});

test('When a team would have the name of ops, then the registry does not start', async () => {
  const env = { PUBLISH_TOKENS: `ops=${token}`, SHELL_URL: shell.url };
  await expect(startService('registry', env)).rejects.toThrow('PUBLISH_TOKENS is not valid');
});

test('When decisions are made, then the history has each with who, team, address, what, why and time, and visitors’ ids stay inside', async () => {
  const visitors = ['a-visitor-of-the-team'];
  await decide('promote', { version: '1.0.0', decidedBy: 'start' });
  await decide('canary', { version: '1.1.0', percent: 5, visitors, by: 'ada', reason: 'new list' });
  await decide('rollback', { by: 'ben', reason: 'errors on phones' });
  await decide('withdraw', { version: '1.1.0', by: 'ben' });
  await decide('withdraw', { version: '1.1.0', by: 'again' });
  const { lines, published } = await history();
  const common = { team: 'sample', from: expect.stringContaining('127.0.0.1'), at: expect.stringMatching(/^\d{4}-/) };
  expect(lines).toEqual([
    { ...common, action: 'withdraw', version: '1.1.0', by: 'ben', reason: '' },
    { ...common, action: 'end-canary', version: '1.1.0', by: 'ben', reason: 'errors on phones' },
    { ...common, action: 'canary', version: '1.1.0', percent: 5, by: 'ada', reason: 'new list' },
    { ...common, action: 'promote', version: '1.0.0', by: 'start', reason: '' },
  ]);
  expect(published).toEqual(
    ['1.2.0', '1.1.0', '1.0.0'].map((version) => ({ ...common, action: 'publish', version, by: 'eve', reason: '' })),
  );
  await decide('canary', { version: '1.2.0', percent: 0, visitors });
  const open = await (await fetch(at('/remotes'))).text();
  expect(open).toContain('1.2.0');
  expect(open).not.toMatch(/a-visitor-of-the-team|history|ben/);
});

test('When an edge asks for the table of releases, then it gets it once for each decision', async () => {
  const ask = (etag = '') => fetch(at('/release-table'), { headers: { 'if-none-match': etag } });
  await promote('1.0.0');
  const first = await ask();
  const etag = first.headers.get('etag') ?? '';
  expect((await first.json()).remotes.find((remote: { name: string }) => remote.name === name)).toMatchObject({
    stable: { base: `/remotes/${name}/1.0.0` },
    canary: null,
  });
  expect((await ask(etag)).status).toBe(304);
  await decide('canary', { version: '1.1.0', percent: 5 });
  const second = await ask(etag);
  expect([second.status, second.headers.get('etag') === etag]).toEqual([200, false]);
  await decide('canary', { version: '1.1.0', percent: 6 });
  expect((await ask(second.headers.get('etag') ?? '')).status).toBe(200);
});

test('When decisions come at the same time, then none undoes another', async () => {
  await promote('1.0.0');
  const answers = await Promise.all([
    decide('withdraw', { version: '1.1.0' }),
    decide('withdraw', { version: '1.2.0' }),
    ...Array.from({ length: 5 }, () => promote('1.0.0')),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(200));
  expect((await promote('1.0.0')).body.withdrawn.sort()).toEqual(['1.1.0', '1.2.0']);
});

test('When twenty decisions come at once, then each is in the history', async () => {
  const reasons = Array.from({ length: 20 }, (_, at) => `decision ${at}`);
  const answers = await Promise.all(
    reasons.map((reason, at) => decide('promote', { version: `1.${at % 3}.0`, reason })),
  );
  const done = reasons.filter((_, at) => answers[at]?.status === 200);
  const { lines } = await history();
  expect(lines.map(({ reason }: { reason: string }) => reason).sort()).toEqual([...done].sort());
  expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
});

test('Before a service or a shell is deployed, then the live versions that do not accept it are named', async () => {
  const unmet = async (of: string, version: string) => {
    const response = await fetch(at(`/unmet-needs?of=${of}&version=${version}`));
    const { unmet: all } = await response.json();
    return all.filter((one: { name: string }) => one.name === name);
  };
  // Published, but not live.
  expect(await unmet('sdk', '2.0.0')).toEqual([]);
  await promote('1.0.0');
  await decide('canary', { version: '1.1.0', percent: 5 });
  expect(await unmet('sdk', '1.9.0')).toEqual([]);
  expect(await unmet('sdk', '2.0.0')).toEqual([
    { name, version: '1.0.0', live: 'stable', range: '^1.0.0' },
    { name, version: '1.1.0', live: 'canary', range: '^1.0.0' },
  ]);
  for (const service of ['chatpad', 'constructor']) expect(await unmet(service, '2.0.0')).toEqual([]);
  for (const query of ['of=SDK&version=2.0.0', 'of=sdk&version=two', 'of=sdk'])
    expect((await fetch(at(`/unmet-needs?${query}`))).status).toBe(400);
});

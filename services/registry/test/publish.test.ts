import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { packTarball, sampleBuild, sampleCard } from '@datewright/testkit/sample-remote';
import { type ServiceProcess, startService } from '@datewright/testkit/service-process';
import { type StubServer, startStubServer } from '@datewright/testkit/stub-server';
import mongoose from 'mongoose';

const token = 'token-of-the-sample-team';
let dependencies: StubServer;
let registry: ServiceProcess;

beforeAll(async () => {
  dependencies = await startStubServer({
    '/shell.json': { version: '0.1.0', sdk: '1.2.0', modules: { react: '19.3.1' } },
    '/version': { service: 'sample', contract: '1.0.3' },
  });
  registry = await startService('registry', {
    PUBLISH_TOKENS: `sample=${token},other=token-of-the-other-team`,
    SHELL_URL: dependencies.url,
    SERVICE_URLS: `sample=${dependencies.url}`,
  });
});

afterAll(async () => {
  await registry?.stop();
  await dependencies?.stop();
});

/** A build that takes a module from the shell. */
function takingModule(name: string, requiredVersion: string, remote?: string): Record<string, string> {
  const files = sampleBuild(remote);
  const manifest = JSON.parse(files['dist/mf-manifest.json'] ?? '');
  return { ...files, 'dist/mf-manifest.json': JSON.stringify({ ...manifest, shared: [{ name, requiredVersion }] }) };
}

const at = (path: string) => `${registry.url}/registry/v1${path}`;

async function publish(
  { name, version } = { name: 'mfe_sample', version: '1.0.0' },
  {
    body = packTarball({ 'mfe.json': JSON.stringify(sampleCard({ name, version })), ...sampleBuild(name) }),
    as = token,
  } = {},
) {
  const response = await fetch(at(`/remotes/${name}/versions/${version}`), {
    method: 'PUT',
    headers: { authorization: `Bearer ${as}`, 'content-type': 'application/gzip' },
    body: new Uint8Array(body),
  });
  return { status: response.status, body: await response.json() };
}

async function promote(version: string, name = 'mfe_sample', as = token, decidedBy?: 'start') {
  const response = await fetch(at(`/remotes/${name}/promote`), {
    method: 'POST',
    headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version, decidedBy }),
  });
  return { status: response.status, body: await response.json() };
}

const composition = async (visitor = 'someone') =>
  (await fetch(at(`/composition?visitor=${visitor}`))).json() as Promise<{
    compositionId: string;
    remotes: {
      card: { name: string; version: string };
      base: string;
      entry: string;
      integrity: object;
      preload: string[];
    }[];
  }>;

const versionsOf = async (name: string): Promise<string[]> => {
  const { remotes } = await (await fetch(at('/remotes'))).json();
  return remotes.find((remote: { release: { name: string } }) => remote.release.name === name)?.versions ?? [];
};

describe('When a team publishes a version', () => {
  test('then it is invisible until it is promoted, and then every visitor gets it with integrity and preloads', async () => {
    expect(await publish()).toMatchObject({ status: 201, body: { version: '1.0.0', owner: 'sample' } });
    expect((await composition()).remotes).toEqual([]);
    expect(await promote('1.0.0')).toMatchObject({ status: 200, body: { stable: '1.0.0' } });
    const [remote] = (await composition()).remotes;
    expect(remote).toMatchObject({
      base: '/remotes/mfe_sample/1.0.0',
      entry: 'entry.js',
      preload: ['entry.js', 'page.js'],
    });
    expect(Object.keys(remote?.integrity ?? {}).sort()).toEqual(['entry.js', 'page.js']);
    const file = await fetch(at('/files/mfe_sample/1.0.0/page.js'));
    expect(await file.text()).toBe('export {};');
    expect(file.headers.get('cache-control')).toContain('immutable');
  });

  test('then publishing over it is refused and the first one stays as it was', async () => {
    const other = packTarball({
      'mfe.json': JSON.stringify(sampleCard()),
      ...sampleBuild('mfe_sample', 'export const changed = 1;'),
    });
    expect(await publish(undefined, { body: other })).toMatchObject({
      status: 409,
      body: { error: { code: 'version_exists' } },
    });
    expect(await (await fetch(at('/files/mfe_sample/1.0.0/page.js'))).text()).toBe('export {};');
  });

  test('then two publications of one version at once leave one', async () => {
    const both = await Promise.all([
      publish({ name: 'mfe_sample', version: '1.1.0' }),
      publish({ name: 'mfe_sample', version: '1.1.0' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('then the compositionId is the same for every visitor of the same versions and changes with a promotion', async () => {
    const before = await composition('one');
    expect((await composition('two')).compositionId).toBe(before.compositionId);
    await promote('1.1.0');
    expect((await composition('one')).compositionId).not.toBe(before.compositionId);
    await promote('1.0.0');
    expect((await composition('one')).compositionId).toBe(before.compositionId);
  });
});

describe('When a publication is not right, then it is refused and nothing of it is visible', () => {
  const next = { name: 'mfe_sample', version: '2.0.0' };
  const card = (changes: object) => JSON.stringify({ ...sampleCard({ version: '2.0.0' }), ...changes });

  test.each([
    ['no token', () => publish(next, { as: '' }), 401, 'publish_token_refused'],
    ['a wrong token', () => publish(next, { as: 'token-of-nobody-at-all' }), 401, 'publish_token_refused'],
    ['another team’s token', () => publish(next, { as: 'token-of-the-other-team' }), 401, 'publish_token_refused'],
    ['no card', () => publish(next, { body: packTarball(sampleBuild()) }), 422, 'invalid_card'],
    [
      'a broken card',
      () => publish(next, { body: packTarball({ 'mfe.json': '{', ...sampleBuild() }) }),
      422,
      'invalid_card',
    ],
    [
      'a card without routes',
      () => publish(next, { body: packTarball({ 'mfe.json': card({ routes: 7 }), ...sampleBuild() }) }),
      422,
      'invalid_card',
    ],
    [
      'a card of another version',
      () => publish(next, { body: packTarball({ 'mfe.json': card({ version: '2.0.1' }), ...sampleBuild() }) }),
      422,
      'invalid_card',
    ],
    ['no build', () => publish(next, { body: packTarball({ 'mfe.json': card({}) }) }), 422, 'invalid_card'],
    [
      'a build of another remote',
      () => publish(next, { body: packTarball({ 'mfe.json': card({}), ...sampleBuild('mfe_other') }) }),
      422,
      'invalid_card',
    ],
    [
      'a path that climbs out',
      () => publish(next, { body: packTarball({ 'mfe.json': card({}), ...sampleBuild(), 'dist/../../x.js': '' }) }),
      422,
      'invalid_card',
    ],
    ['no tar at all', () => publish(next, { body: Buffer.from('not a tar') }), 422, 'invalid_card'],
    [
      'half a tar',
      () => publish(next, { body: packTarball({ 'mfe.json': card({}), ...sampleBuild() }).subarray(0, 200) }),
      422,
      'invalid_card',
    ],
    [
      'an SDK that is not live',
      () => publish(next, { body: packTarball({ 'mfe.json': card({ needs: { sdk: '^2.0.0' } }), ...sampleBuild() }) }),
      409,
      'contract_not_met',
    ],
    [
      'a module that the live shell has in another version',
      () => publish(next, { body: packTarball({ 'mfe.json': card({}), ...takingModule('react', '^20.0.0') }) }),
      409,
      'contract_not_met',
    ],
    [
      'a module that the live shell does not have',
      () => publish(next, { body: packTarball({ 'mfe.json': card({}), ...takingModule('preact', '*') }) }),
      409,
      'contract_not_met',
    ],
    [
      'a call to a service that the card does not need',
      () =>
        publish(next, {
          body: packTarball({
            'mfe.json': card({}),
            ...sampleBuild('mfe_sample', 'const call = {method: "POST", path: "/v1/bio/score"};'),
          }),
        }),
      422,
      'invalid_card',
    ],
    [
      'a service contract that is not live',
      () =>
        publish(next, {
          body: packTarball({
            'mfe.json': card({ needs: { sdk: '^1.0.0', services: { sample: '^3.0.0' } } }),
            ...sampleBuild(),
          }),
        }),
      409,
      'contract_not_met',
    ],
    [
      'a service that nobody runs',
      () =>
        publish(next, {
          body: packTarball({
            'mfe.json': card({ needs: { sdk: '^1.0.0', services: { ghost: '*' } } }),
            ...sampleBuild(),
          }),
        }),
      409,
      'contract_not_met',
    ],
    [
      'more services than there can be',
      () => {
        const services = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`ghost${at}`, '*']));
        const body = packTarball({ 'mfe.json': card({ needs: { sdk: '^1.0.0', services } }), ...sampleBuild() });
        return publish(next, { body });
      },
      422,
      'invalid_card',
    ],
    [
      'a service named like what every object has',
      () =>
        publish(next, {
          body: packTarball({
            'mfe.json': card({ needs: { sdk: '^1.0.0', services: { constructor: '*' } } }),
            ...sampleBuild(),
          }),
        }),
      409,
      'contract_not_met',
    ],
    [
      'a script named like what every object has',
      () =>
        publish(next, {
          body: packTarball({
            'mfe.json': card({}),
            ...sampleBuild(),
            'dist/constructor': '',
            'dist/mf-manifest.json': sampleBuild()['dist/mf-manifest.json']?.replace('page.js', 'constructor') ?? '',
          }),
        }),
      422,
      'invalid_card',
    ],
  ])('%s', async (_case, attempt, status, code) => {
    expect(await attempt()).toMatchObject({ status, body: { error: { code } } });
    expect(await versionsOf('mfe_sample')).not.toContain('2.0.0');
    expect((await fetch(at('/files/mfe_sample/2.0.0/page.js'))).status).toBe(404);
  });

  test('a version that was never published can’t be promoted', async () => {
    expect(await promote('9.9.9')).toMatchObject({ status: 404, body: { error: { code: 'version_not_found' } } });
  });
});

test('A published card needs the modules that its build takes from the shell, and services that its scripts call', async () => {
  const target = { name: 'mfe_taking', version: '1.0.0' };
  const card = sampleCard({ ...target, routes: [{ path: '/taking', title: 'Taking', guard: 'open' }] });
  const files = { ...takingModule('react', '^19.0.0', target.name), 'dist/page.js': 'get("/v1/sample/call")' };
  const body = packTarball({ 'mfe.json': JSON.stringify(card), ...files });
  expect(await publish(target, { body })).toMatchObject({ status: 201 });
  expect(await promote(target.version, target.name)).toMatchObject({ status: 200 });
  const published = (await composition()).remotes.find((remote) => remote.card.name === target.name);
  expect(published?.card).toMatchObject({ needs: { ...card.needs, modules: { react: '^19.0.0' } } });
});

test('When a card has fields that no card has, then the refusal names each', async () => {
  const target = { name: 'mfe_sample', version: '2.1.0' };
  const card = sampleCard({ ...target, routes: [{ path: '/sample', title: 'Sample', guard: 'open' }] });
  const odd = {
    ...card,
    routes: [{ ...card.routes[0], variesby: {} }],
    needs: { ...card.needs, service: {} },
    ower: 'x',
  };
  const { status, body } = await publish(target, {
    body: packTarball({ 'mfe.json': JSON.stringify(odd), ...sampleBuild() }),
  });
  expect([status, Object.keys(body.error.fields).sort()]).toEqual([
    422,
    ['needs.service', 'ower', 'routes.0.variesby'],
  ]);
});

describe('When a start of the product promotes its build', () => {
  const name = 'mfe_started';
  const publishBuild = (version: string) => {
    const routes = [{ path: '/started', title: 'Started', guard: 'open' as const }];
    const card = JSON.stringify(sampleCard({ name, version, routes }));
    return publish({ name, version }, { body: packTarball({ 'mfe.json': card, ...sampleBuild(name) }) });
  };
  const start = async (version: string) => (await promote(version, name, token, 'start')).body;

  beforeAll(async () => {
    for (const version of ['1.0.0+aaaa', '1.0.0+bbbb', '1.0.0+cccc']) {
      expect(await publishBuild(version)).toMatchObject({ status: 201 });
    }
  });

  test('then builds of one version replace each other until a person decides, and nothing after that', async () => {
    expect(await start('1.0.0+aaaa')).toMatchObject({ stable: '1.0.0+aaaa', decidedBy: 'start' });
    expect(await start('1.0.0+bbbb')).toMatchObject({ stable: '1.0.0+bbbb', decidedBy: 'start' });
    expect((await promote('1.0.0+aaaa', name)).body).toMatchObject({ stable: '1.0.0+aaaa', decidedBy: 'person' });
    const after = await start('1.0.0+cccc');
    expect(after).toMatchObject({ stable: '1.0.0+aaaa', decidedBy: 'person' });
    expect((await promote('1.0.0+cccc', name)).body).toMatchObject({ stable: '1.0.0+cccc' });
  });

  test('then a person who promotes at the same time wins', async () => {
    const starts = Array.from({ length: 4 }, () => start('1.0.0+bbbb'));
    await Promise.all([...starts, promote('1.0.0+aaaa', name)]);
    expect(await start('1.0.0+cccc')).toMatchObject({ stable: '1.0.0+aaaa', decidedBy: 'person' });
  });
});

describe('When a team claims a path, then it is refused unless it is free or its own', () => {
  const mine = { name: 'mfe_claims', version: '1.0.0' };
  const route = (path: string) => ({ path, title: 'Claimed', guard: 'open' as const });
  const claim = (changes: object, target = mine) =>
    publish(target, {
      body: packTarball({
        'mfe.json': JSON.stringify({ ...sampleCard({ ...target }), ...changes }),
        ...sampleBuild(target.name),
      }),
    });
  const refused = { status: 422, body: { error: { code: 'invalid_card' } } };

  beforeAll(async () => {
    const theirs = { name: 'mfe_members', version: '1.0.0' };
    const card = sampleCard({
      ...theirs,
      owner: 'other',
      routes: ['/', '/login', '/blog/:id', '/docs/*'].map(route),
      moved: [{ from: '/before', to: '/login' }],
    });
    const body = packTarball({ 'mfe.json': JSON.stringify(card), ...sampleBuild(theirs.name) });
    await publish(theirs, { body, as: 'token-of-the-other-team' });
    expect(await promote('1.0.0', 'mfe_members', 'token-of-the-other-team')).toMatchObject({ status: 200 });
  });

  test.each(['/', '/login', '/Login', '/blog/one', '/blog/:post', '/blog/*', '/docs', '/docs/a/b'])(
    '%s meets a route of another remote that is live: its owner is named',
    async (path) => {
      const { status, body } = await claim({ routes: [route(path)] });
      expect([status, body.error.message]).toEqual([422, expect.stringContaining('mfe_members of the team other')]);
    },
  );

  test.each(['/', '/login', '/Login', '/blog/one', '/docs', '/docs/a/b', '/before', '/BEFORE'])(
    '%s was theirs before, says a card: its owner is named',
    async (from) => {
      const { status, body } = await claim({ routes: [route('/mine')], moved: [{ from, to: '/mine' }] });
      expect([status, body.error.message]).toEqual([422, expect.stringContaining('mfe_members of the team other')]);
    },
  );

  test('old addresses count as the other remote’s too, and no remote can claim those of the platform', async () => {
    expect(await claim({ routes: [route('/before')] })).toMatchObject(refused);
    const { body } = await claim({ routes: [route('/mine')], moved: [{ from: '/v1/account/session', to: '/mine' }] });
    expect(body.error.message).toContain('belongs to the platform');
    const target = { ...mine, version: '0.9.0' };
    expect(await claim({ routes: [route('/mine')], moved: [{ from: '/older', to: '/login' }] }, target)).toMatchObject({
      status: 201,
    });
  });

  test.each([
    '/v1',
    '/v1/account/session',
    '/functions/:x',
    '/assets/x',
    '/metrics',
    '/registry/*',
    '/REMOTES',
    '/:page/:id',
    '/:any',
  ])('%s is the platform’s', async (path) => {
    const { status, body } = await claim({ routes: [route(path)] });
    expect([status, body.error.message]).toEqual([422, expect.stringContaining('belongs to the platform')]);
  });

  test.each([
    ['the whole origin', { routes: [route('/*')] }],
    ['a star in the middle', { routes: [route('/a/*/b')] }],
    ['thirty stars', { routes: [route('/*'.repeat(30))] }],
    ['another origin', { routes: [route('//evil.test')] }],
    ['a way up', { routes: [route('/a/../login')] }],
    ['nine parts', { routes: [route('/a'.repeat(9))] }],
    ['51 routes', { routes: Array.from({ length: 51 }, (_, at) => route(`/many/${at}`)) }],
    ['a landing page on another origin', { routes: [{ ...route('/mine'), landing: '//evil.test' }] }],
    ['a menu entry to another origin', { navigation: [{ menu: 'products', label: 'x', path: '//evil.test' }] }],
    ['a title of a megabyte', { routes: [{ ...route('/mine'), title: 'x'.repeat(2 ** 20) }] }],
  ])('%s', async (_case, changes) => {
    expect(await claim(changes)).toMatchObject(refused);
  });

  test('a path that was free at publication and is another remote’s by now is refused at promotion', async () => {
    const late = { name: 'mfe_late', version: '1.0.0' };
    for (const target of [mine, late])
      expect(await claim({ routes: [route('/new')] }, target)).toMatchObject({ status: 201 });
    expect(await promote('1.0.0', 'mfe_claims')).toMatchObject({ status: 200 });
    expect(await promote('1.0.0', 'mfe_late')).toMatchObject(refused);
    expect(await claim({ routes: [route('/new'), route('/new/:id')] }, { ...mine, version: '1.0.1' })).toMatchObject({
      status: 201,
    });
  });
});

test('When a live card breaks a rule that is newer than it is, then it alone is left out, and can’t be promoted again', async () => {
  const old = { name: 'mfe_old', version: '1.0.0' };
  const routes = [{ path: '/old', title: 'Old', guard: 'open' as const }];
  expect(
    await publish(old, {
      body: packTarball({ 'mfe.json': JSON.stringify(sampleCard({ ...old, routes })), ...sampleBuild('mfe_old') }),
    }),
  ).toMatchObject({ status: 201 });
  await promote('1.0.0', 'mfe_old');
  const names = async () => (await composition()).remotes.map(({ card }) => card.name);
  const all = await names();
  const database = await mongoose
    .createConnection(registry.env.MONGODB_URI ?? '', { dbName: registry.env.MONGODB_DB ?? '' })
    .asPromise();
  await database.collection('versions').updateOne({ name: 'mfe_old' }, { $set: { 'card.routes.0.path': '/*' } });
  await database.close();
  expect(await names()).toEqual(all.filter((name) => name !== 'mfe_old'));
  expect(await promote('1.0.0', 'mfe_old')).toMatchObject({ status: 422, body: { error: { code: 'invalid_card' } } });
});

describe('When an upload is not what it should be, then the answer comes at once and nothing is kept', () => {
  const target = { name: 'mfe_sample', version: '4.0.0' };
  const whole = { 'mfe.json': JSON.stringify(sampleCard({ version: '4.0.0' })), ...sampleBuild() };
  const many = (count: number, path: (at: number) => string) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [path(at), 'x']));

  test.each([
    ['600 files', () => packTarball({ ...whole, ...many(600, (at) => `dist/${at}.js`) }), 'more than 500 files'],
    [
      '600 files of one name',
      () => packTarball({ ...whole, ...many(600, (at) => `${'./'.repeat(at % 9)}dist/same.js`) }),
      'refused',
    ],
    [
      'a path of 239 letters',
      () => packTarball({ ...whole, [`dist/${'d'.repeat(140)}/${'x'.repeat(90)}.js`]: 'x' }),
      'not a safe path',
    ],
    ['no gzip, 300 KB of noise', () => randomBytes(300_000), 'not a whole gzipped tar'],
    ['no gzip, a megabyte of text', () => Buffer.alloc(2 ** 20, 'text '), 'not a whole gzipped tar'],
    ['a tar that is not packed', () => Buffer.alloc(4096), 'not a whole gzipped tar'],
    ['noise, packed', () => gzipSync(randomBytes(100_000)), 'not a whole gzipped tar'],
    ['packed twice', () => gzipSync(packTarball(whole)), 'not a whole gzipped tar'],
    ['a quarter of a gigabyte of nothing, packed', () => gzipSync(Buffer.alloc(2 ** 28)), 'more than 20 MB'],
    ['nothing', () => Buffer.alloc(0), 'not a whole gzipped tar'],
  ])('%s', async (_case, body, why) => {
    const bytes = body();
    const answer = await publish(target, { body: bytes });
    expect([answer.status, answer.body.error.message]).toEqual([422, expect.stringContaining(why)]);
    expect(await versionsOf('mfe_sample')).not.toContain('4.0.0');
  });

  test('more than 20 MB as it is sent', async () => {
    expect(await publish(target, { body: randomBytes(21 * 2 ** 20) })).toMatchObject({ status: 413 });
  });
});

test('When an upload is cut off halfway, then the version does not exist and can be published again', async () => {
  const target = { name: 'mfe_sample', version: '3.0.0' };
  const body = packTarball({ 'mfe.json': JSON.stringify(sampleCard({ version: '3.0.0' })), ...sampleBuild() });
  const { hostname, port } = new URL(registry.url);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `PUT /registry/v1/remotes/mfe_sample/versions/3.0.0 HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-length: ${body.length}\r\n\r\n`,
      );
      socket.write(body.subarray(0, body.length / 2), () => setTimeout(() => socket.destroy(), 100));
    });
    socket.on('close', () => resolve());
  });
  expect(await versionsOf('mfe_sample')).not.toContain('3.0.0');
  expect(await publish(target)).toMatchObject({ status: 201 });
});

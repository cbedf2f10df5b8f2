import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findFreePort } from '@datewright/platform/free-port';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { packTarball, sampleBuild, sampleCard } from '@datewright/testkit/sample-remote';
import { type ServiceProcess, startService } from '@datewright/testkit/service-process';

const tokens = { platform: 'token-of-the-platform-team', sample: 'token-of-the-sample-team' };
const origin = 'http://localhost:8080';
const chosen = 'a-visitor-of-the-canary';
const visitors = [chosen, 'another-visitor-here', 'a-third-visitor-here'];

let folder: string;
let registry: ServiceProcess;
let edges: Record<'one' | 'two', ServiceProcess>;

/** The build of a shell whose page loads a script and a chunk of its own, and one that all builds share. */
function shellBuild(text: string, sdk = '1.2.0'): Record<string, string> {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return {
    'index.html': `<head><title>Datewright</title><!--preload--><script src="/assets/main.${hash}.js"></script><script src="/assets/shared.js"></script></head><body>${text}<script type="application/json" id="composition">null</script></body>`,
    'shell.json': JSON.stringify({ version: `1.0.0+${hash}`, sdk, modules: { react: '19.3.1' } }),
    [`assets/main.${hash}.js`]: `import('/assets/chunk.${hash}.js')`,
    [`assets/chunk.${hash}.js`]: `/* the chunk of ${text} */`,
    'assets/shared.js': '/* shared */',
    'theme.js': `/* the theme of ${text} */`,
  };
}

async function send(team: keyof typeof tokens, method: string, path: string, body: BodyInit, type: string) {
  const response = await fetch(`${registry.url}/registry/v1/remotes/${path}`, {
    method,
    headers: { authorization: `Bearer ${tokens[team]}`, 'content-type': type },
    body,
  });
  return { status: response.status, body: await response.json() };
}

async function publish(team: keyof typeof tokens, card: ReturnType<typeof sampleCard>, files: Record<string, string>) {
  const body = new Uint8Array(packTarball({ 'mfe.json': JSON.stringify(card), ...files }));
  return send(team, 'PUT', `${card.name}/versions/${card.version}`, body, 'application/gzip');
}

const shellCard = (version: string) =>
  sampleCard({ name: 'mfe_shell', owner: 'platform', version, routes: [], needs: { sdk: '*' } });
const publishShell = (version: string, build: Record<string, string>, team: keyof typeof tokens = 'platform') =>
  publish(
    team,
    { ...shellCard(version), owner: team },
    Object.fromEntries(
      Object.entries(build).map(([path, text]) => [
        `dist/${path}`,
        path === 'shell.json' ? JSON.stringify({ ...JSON.parse(text), version }) : text,
      ]),
    ),
  );
const decide = (action: string, body: object, name = 'mfe_shell', team: keyof typeof tokens = 'platform') =>
  send(team, 'POST', `${name}/${action}`, JSON.stringify(body), 'application/json');

async function startEdge(text: string): Promise<ServiceProcess> {
  const port = await findFreePort();
  for (const [path, content] of Object.entries(shellBuild(text))) {
    const file = join(folder, text, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return startService('edge', {
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    SERVICE_URLS: 'account=http://127.0.0.1:9',
    REGISTRY_URL: registry.url,
    SHELL_DIR: join(folder, text),
    CACHE_DIR: join(folder, `cache of ${text}`),
  });
}

/** The page that a visitor gets: which shell it is of, and what it loads. */
async function readPage(edge: ServiceProcess, visitor?: string) {
  const { port } = new URL(edge.url);
  const answer = await fetch(`http://localhost:${port}/`, {
    headers: { accept: 'text/html', ...(visitor && { cookie: `visitor_id=${visitor}` }) },
  });
  const html = await answer.text();
  const composition = JSON.parse(/id="composition">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');
  return {
    shell: /<body>(.*?)<script/.exec(html)?.[1],
    composition,
    watch: /src="(\/start-[^"]+)"/.exec(html)?.[1],
    assets: [...html.matchAll(/src="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path),
  };
}

async function load(edge: ServiceProcess, path: string) {
  const answer = await fetch(`http://localhost:${new URL(edge.url).port}${path}`);
  return { status: answer.status, text: await answer.text(), cacheControl: answer.headers.get('cache-control') };
}

/** Everything that a page of `from` loads, from `at`: its scripts and the chunks that they import. */
async function loadAll(from: ServiceProcess, at: ServiceProcess) {
  const { assets } = await readPage(from);
  const scripts = await Promise.all(assets.map((path) => load(at, path)));
  const chunks = scripts.flatMap(({ text }) => [...text.matchAll(/import\('(.*?)'\)/g)].map(([, path = '']) => path));
  return [...scripts, ...(await Promise.all(chunks.map((path) => load(at, path))))];
}

const shellsOf = async (edge: ServiceProcess) =>
  Promise.all(visitors.map(async (visitor) => (await readPage(edge, visitor)).shell));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shell-releases-'));
  registry = await startService('registry', {
    PUBLISH_TOKENS: Object.entries(tokens)
      .map(([team, token]) => `${team}=${token}`)
      .join(','),
    SHELL_URL: 'http://127.0.0.1:9',
    PUBLIC_ORIGIN: origin,
  });
  edges = { one: await startEdge('one'), two: await startEdge('two') };
});

afterAll(async () => {
  await Promise.all(Object.values(edges ?? {}).map((edge) => edge.stop()));
  await registry?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('Only the platform team may publish a shell, and only a build of one', async () => {
  expect(await publishShell('1.0.0', shellBuild('one'), 'sample')).toMatchObject({
    status: 401,
    body: { error: { code: 'publish_token_refused' } },
  });
  const { 'index.html': _page, ...rest } = shellBuild('one');
  expect(await publishShell('1.0.0', rest)).toMatchObject({ status: 422, body: { error: { code: 'invalid_card' } } });
  const ofOther = Object.fromEntries(Object.entries(shellBuild('one')).map(([path, text]) => [`dist/${path}`, text]));
  expect(await publish('platform', shellCard('1.0.0'), ofOther)).toMatchObject({
    status: 422,
    body: { error: { message: expect.stringContaining('dist/shell.json names version 1.0.0+') } },
  });
});

test('When two edges were deployed with different shells, then each serves every file of the pages of the other', async () => {
  expect(await publishShell('1.0.0', shellBuild('one'))).toMatchObject({ status: 201 });
  expect(await publishShell('1.1.0', shellBuild('two'))).toMatchObject({ status: 201 });
  expect([await shellsOf(edges.one), await shellsOf(edges.two)]).toEqual([
    ['one', 'one', 'one'],
    ['two', 'two', 'two'],
  ]);
  for (const [from, at] of [
    [edges.one, edges.two],
    [edges.two, edges.one],
  ] as const) {
    const loaded = await loadAll(from, at);
    expect(loaded).toHaveLength(3);
    expect(loaded).toEqual(await loadAll(from, from));
    for (const { status, cacheControl } of loaded) {
      expect({ status, cacheControl }).toEqual({ status: 200, cacheControl: 'public, max-age=31536000, immutable' });
    }
  }
  expect(await load(edges.one, '/assets/main.0000000000.js')).toMatchObject({ status: 404 });
});

describe('When a shell is released', () => {
  test('then every edge serves the stable one to everybody, with its files', async () => {
    expect(await decide('promote', { version: '1.0.0' })).toMatchObject({ status: 200, body: { stable: '1.0.0' } });
    await waitUntil(async () => (await readPage(edges.two)).shell === 'one');
    expect(await shellsOf(edges.two)).toEqual(['one', 'one', 'one']);
    expect(await readPage(edges.two)).toMatchObject({ composition: { shell: { version: '1.0.0' } }, watch: undefined });
    expect(await load(edges.two, '/theme.js')).toMatchObject({
      text: '/* the theme of one */',
      cacheControl: 'no-cache',
    });
    expect(JSON.parse((await load(edges.two, '/shell.json')).text)).toMatchObject({ sdk: '1.2.0' });
  });

  test('then its canary is for the visitors that it names, and ends with a rollback', async () => {
    const canary = { version: '1.1.0', percent: 0, visitors: [chosen] };
    expect(await decide('canary', canary)).toMatchObject({ status: 200 });
    await waitUntil(async () => (await readPage(edges.one, chosen)).shell === 'two');
    expect(await shellsOf(edges.one)).toEqual(['two', 'one', 'one']);
    const [ofCanary, ofStable] = await Promise.all(visitors.slice(0, 2).map((visitor) => readPage(edges.one, visitor)));
    expect(ofCanary?.composition.shell).toEqual({ version: '1.1.0', watched: true });
    expect(ofStable?.composition.shell).toEqual({ version: '1.0.0', watched: true });
    expect(ofCanary?.watch).toBe('/start-watch.js');
    expect(ofCanary?.composition.compositionId).not.toBe(ofStable?.composition.compositionId);
    expect(await decide('rollback', {})).toMatchObject({ status: 200, body: { canary: null } });
    await waitUntil(async () => (await readPage(edges.one, chosen)).shell === 'one');
  });

  test('then a canary that fails more often than the stable version is ended', async () => {
    expect(await decide('canary', { version: '1.1.0', percent: 50 })).toMatchObject({ status: 200 });
    const views = Array.from({ length: 8 }, () => ({ name: 'mfe_shell', version: '1.1.0', outcome: 'failed' }));
    const headers = { 'content-type': 'application/json', origin };
    const report = { method: 'POST', headers, body: JSON.stringify({ views }) };
    expect((await fetch(`${registry.url}/registry/v1/views`, report)).status).toBe(200);
    const history = async () => {
      const headers = { authorization: `Bearer ${tokens.platform}` };
      const answer = await fetch(`${registry.url}/registry/v1/remotes/mfe_shell/history`, { headers });
      return (await answer.json()).history[0];
    };
    await waitUntil(async () => (await history()).action === 'end-canary', 30_000);
    expect(await history()).toMatchObject({ by: 'health', version: '1.1.0' });
  });

  test('then one that lacks what live remotes need can’t be live, also by a rollback', async () => {
    const manifest = JSON.parse(sampleBuild()['dist/mf-manifest.json'] ?? '');
    const shared = [{ name: 'react', requiredVersion: '^19.0.0' }];
    const files = { ...sampleBuild(), 'dist/mf-manifest.json': JSON.stringify({ ...manifest, shared }) };
    expect(await publishShell('2.0.0', shellBuild('three', '1.3.0'))).toMatchObject({ status: 201 });
    expect(await decide('promote', { version: '2.0.0' })).toMatchObject({ status: 200 });
    const card = sampleCard({ needs: { sdk: '^1.3.0' } });
    expect(await publish('sample', card, files)).toMatchObject({ status: 201 });
    expect(await decide('promote', { version: '1.0.0' }, 'mfe_sample', 'sample')).toMatchObject({ status: 200 });
    const refused = { status: 409, body: { error: { message: expect.stringContaining('mfe_sample 1.0.0') } } };
    expect(await decide('canary', { version: '1.1.0', percent: 5 })).toMatchObject(refused);
    expect(await decide('rollback', {})).toMatchObject({
      status: 409,
      body: { error: { code: 'no_earlier_version' } },
    });
    const newer = sampleCard({ version: '1.1.0', needs: { sdk: '^1.4.0' } });
    expect(await publish('sample', newer, files)).toMatchObject({ body: { error: { code: 'contract_not_met' } } });
  });
});

describe('When a version of the shell is previewed', () => {
  const createPreview = (version: string, team: keyof typeof tokens = 'platform') =>
    send(team, 'POST', `mfe_shell/versions/${version}/preview`, '{}', 'application/json');
  const asPage = { origin, 'sec-fetch-site': 'same-origin' };
  const post = (path: string, headers = {}) =>
    fetch(`${registry.url}${path}`, { method: 'POST', redirect: 'manual', headers: { ...asPage, ...headers } });
  const readAs = async (cookie: string) => {
    const answer = await fetch(`http://localhost:${new URL(edges.one.url).port}/`, {
      headers: { accept: 'text/html', cookie },
    });
    const html = await answer.text();
    const { shell } = JSON.parse(/id="composition">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
    return { text: /<body>(.*?)<script/.exec(html)?.[1], shell, cacheControl: answer.headers.get('cache-control') };
  };
  const startPreview = async (version: string) => {
    const { pathname } = new URL((await createPreview(version)).body.url);
    return { pathname, cookie: `__Host-preview=${pathname.split('/').at(-1)}` };
  };

  test('then only the browser that started it has it, in no cache, until the preview is stopped', async () => {
    expect(await publishShell('3.0.0', shellBuild('four', '1.3.0'))).toMatchObject({ status: 201 });
    await waitUntil(async () => (await readPage(edges.one)).shell === 'three');
    const { pathname, cookie } = await startPreview('3.0.0');
    expect((await readAs(cookie)).text).toBe('three');
    const other = await startPreview('3.0.0');
    expect((await post(other.pathname)).headers.get('location')).toBe('/');
    expect(await readAs(other.cookie)).toEqual({
      text: 'four',
      shell: { version: '3.0.0', preview: true },
      cacheControl: 'no-store',
    });
    expect(await shellsOf(edges.one)).toEqual(['three', 'three', 'three']);
    expect((await readAs('visitor_id=another-visitor-here')).shell).toEqual({ version: '2.0.0' });
    expect(pathname).not.toBe(other.pathname);

    const endPage = await fetch(`${registry.url}/registry/v1/previews/end`);
    expect(await endPage.text()).toContain('End the preview');
    await post('/registry/v1/previews/end', { cookie: other.cookie });
    await waitUntil(async () => (await readAs(other.cookie)).text === 'three', 10_000);
  });

  test('then one that lacks a file leaves its browser the released shell, and one that is not published has no link', async () => {
    const { 'assets/shared.js': _shared, ...broken } = shellBuild('five', '1.3.0');
    expect(await publishShell('3.1.0', broken)).toMatchObject({ status: 201 });
    const { pathname, cookie } = await startPreview('3.1.0');
    expect((await post(pathname)).status).toBe(303);
    expect(await readAs(cookie)).toMatchObject({ text: 'three', shell: { version: '2.0.0' } });
    expect(await createPreview('9.9.9')).toMatchObject({ status: 404, body: { error: { code: 'version_not_found' } } });
    expect(await createPreview('3.0.0', 'sample')).toMatchObject({ status: 401 });
  });

  test('then many previews do not displace a live one', async () => {
    for (let at = 0; at < 6; at++) {
      await publishShell(`3.2.${at}`, shellBuild(`number ${at}`, '1.3.0'));
      const { pathname, cookie } = await startPreview(`3.2.${at}`);
      await post(pathname);
      expect((await readAs(cookie)).text).toBe(`number ${at}`);
    }
    expect(await shellsOf(edges.one)).toEqual(['three', 'three', 'three']);
  });
});

test('When an edge restarts while the registry is down, then it serves the last released shell from its disk', async () => {
  await waitUntil(async () => (await readPage(edges.two)).shell === 'three');
  await registry.stop();
  await edges.two.kill();
  edges.two = await startService('edge', edges.two.env);
  expect(await shellsOf(edges.two)).toEqual(['three', 'three', 'three']);
  for (const { status } of await loadAll(edges.two, edges.two)) expect(status).toBe(200);
});

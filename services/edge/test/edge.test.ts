import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { findFreePort } from '@datewright/platform/free-port';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { packTarball, sampleBuild, sampleCard } from '@datewright/testkit/sample-remote';
import { type ServiceProcess, startService } from '@datewright/testkit/service-process';

const token = 'token-of-the-sample-team';
let folder: string;
let edge: ServiceProcess;
let registry: ServiceProcess;
let service: Server;
let origin: string;

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  text: string;
}

/** Sends a request with our `Host` header, like a browser, and does not decompress the body. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${edge.url}${path}`,
      { method, headers: { host: new URL(origin).host, accept: 'text/html,*/*', ...headers } },
      (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk) => chunks.push(chunk));
        res.on('end', () => {
          const body = Buffer.concat(chunks);
          const plain = res.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
          resolve({ status: res.statusCode ?? 0, headers: res.headers, body, text: plain.toString() });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}

async function buildShell(into: string) {
  await mkdir(join(into, 'assets'), { recursive: true });
  await writeFile(
    join(into, 'index.html'),
    '<head><!--preload--></head><body><script type="application/json" id="composition">null</script></body>',
  );
  await writeFile(join(into, 'shell.json'), JSON.stringify({ version: '0.1.0', sdk: '1.0.0' }));
  await writeFile(join(into, 'assets', 'main.abc.js'), 'console.log("shell");'.repeat(50));
  await writeFile(join(into, 'theme.js'), '/* theme */');
}

async function publishSample() {
  const at = `${registry.url}/registry/v1/remotes/mfe_sample`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const card = sampleCard({
    needs: { sdk: '^1.0.0' },
    routes: [{ path: '/sample/:id', title: '</script><b>', guard: 'open' }],
  });
  const body = new Uint8Array(
    packTarball({ 'mfe.json': JSON.stringify(card), ...sampleBuild(), 'dist/workers/find.js': 'find();' }),
  );
  const put = await fetch(`${at}/versions/1.0.0`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/gzip' },
    body,
  });
  const post = await fetch(`${at}/promote`, { method: 'POST', headers, body: JSON.stringify({ version: '1.0.0' }) });
  expect([put.status, post.status]).toEqual([201, 200]);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edge-test-'));
  await buildShell(join(folder, 'shell'));
  service = createServer((req, res) => {
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify({ path: req.url, headers: req.headers }));
  });
  const servicePort = await findFreePort();
  await new Promise<void>((resolve) => service.listen(servicePort, '127.0.0.1', resolve));
  const [edgePort, deadPort] = [await findFreePort(), await findFreePort()];
  origin = `http://localhost:${edgePort}`;
  registry = await startService('registry', {
    PUBLISH_TOKENS: `sample=${token}`,
    SHELL_URL: `http://127.0.0.1:${edgePort}`,
  });
  edge = await startService('edge', {
    PORT: String(edgePort),
    PUBLIC_ORIGIN: origin,
    SERVICE_URLS: `account=http://127.0.0.1:${servicePort},chatpad=http://127.0.0.1:${deadPort}`,
    REGISTRY_URL: registry.url,
    SHELL_DIR: join(folder, 'shell'),
    CACHE_DIR: join(folder, 'cache'),
    METRICS_PORT: String(await findFreePort()),
  });
  await publishSample();
  // On a busy machine the registry may need longer than the edge waits for it.
  await waitUntil(async () => (await ask('/')).text.includes('mfe_sample'));
});

afterAll(async () => {
  await edge?.stop();
  await registry?.stop();
  await new Promise((resolve) => service.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

describe('When a browser asks for a page', () => {
  test('then the visitor’s composition is in it, escaped, with preloads for the route’s remote', async () => {
    const page = await ask('/sample/7');
    const json = /id="composition">(.*?)<\/script>/.exec(page.text)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({ remotes: [{ card: { routes: [{ title: '</script><b>' }] } }] });
    expect(page.text).toMatch(
      /rel="preload" as="script" crossorigin="anonymous" href="\/remotes\/mfe_sample\/1.0.0\/entry.js" integrity="sha384-/,
    );
    expect(page.headers['cache-control']).toBe('private, no-cache');
    expect((await ask('/elsewhere')).text).not.toContain('rel="preload"');
  });

  test('then the visitor id is kept, and hidden from scripts', async () => {
    const [cookie = ''] = [(await ask('/')).headers['set-cookie'] ?? []].flat();
    expect(cookie).toMatch(/^visitor_id=[\w-]{22};.*HttpOnly.*SameSite=Lax/);
    expect((await ask('/', { cookie: cookie.split(';')[0] ?? '' })).headers['set-cookie']).toBeUndefined();
  });

  test('then the security headers allow nothing inline and nothing foreign', async () => {
    const { headers } = await ask('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|https:|\*/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('then another host name redirects to the one origin, and a call under it is refused', async () => {
    const page = await ask('/pricing?plan=free', { host: 'evil.example' });
    expect([page.status, page.headers.location]).toEqual([308, `${origin}/pricing?plan=free`]);
    const call = await ask('/v1/account/session', { host: 'evil.example' }, 'POST');
    expect(call.status).toBe(403);
    for (const { headers } of [page, call]) {
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'cache-control': 'no-store',
      });
    }
  });

  test('then what a phone shares without the worker of the app opens the app', async () => {
    const { status, headers } = await ask('/share', { 'content-type': 'multipart/form-data; boundary=x' }, 'POST');
    expect([status, headers.location]).toEqual([303, '/']);
  });

  test('then HEAD returns the headers of the same answer', async () => {
    for (const path of ['/', '/sample/7', '/theme.js', '/remotes/mfe_sample/1.0.0/page.js']) {
      const [head, whole] = [await ask(path, {}, 'HEAD'), await ask(path)];
      expect([path, head.status, head.text]).toEqual([path, 200, '']);
      expect(head.headers['content-type']).toBe(whole.headers['content-type']);
    }
    expect((await ask('/pricing', { host: 'evil.example' }, 'HEAD')).status).toBe(308);
  });
});

describe('When a browser asks for a file', () => {
  test('then files with a hash are immutable and sent as brotli, or uncompressed on request', async () => {
    const packed = await ask('/assets/main.abc.js', { 'accept-encoding': 'br' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': expect.stringContaining('immutable'),
    });
    const plain = await ask('/assets/main.abc.js', { 'accept-encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.text).toBe(packed.text);
    expect((await ask('/theme.js')).headers['cache-control']).toBe('no-cache');
  });

  test('then only a remote’s worker may compile WebAssembly, no page and no other script', async () => {
    const policyOf = async (path: string) => String((await ask(path)).headers['content-security-policy']);
    expect(await policyOf('/remotes/mfe_sample/1.0.0/workers/find.js')).toBe(
      "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'",
    );
    for (const path of ['/', '/sample/7', '/remotes/mfe_sample/1.0.0/page.js']) {
      expect(await policyOf(path)).toContain("default-src 'none'");
      expect(await policyOf(path)).not.toContain('unsafe-eval');
    }
  });

  test('then a remote’s file is served immutable, and what does not exist is 404 in the error envelope', async () => {
    const file = await ask('/remotes/mfe_sample/1.0.0/page.js', { 'accept-encoding': 'br' });
    expect(file).toMatchObject({ status: 200, text: 'export {};' });
    for (const path of [
      '/remotes/mfe_sample/1.0.0/none.js',
      '/remotes/mfe_sample/9.0.0/page.js',
      '/missing.png',
      '/remotes/..%2f..%2fx/1/a.js',
    ]) {
      const missing = await ask(path);
      expect(missing.status).toBe(404);
      expect(JSON.parse(missing.text)).toMatchObject({ error: { code: 'not_found' } });
    }
  });
});

describe('When a browser calls a service', () => {
  test('then the call reaches its owner with our request id, and no header can pose as a proxy', async () => {
    const spoofed = { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-host': 'evil.example', 'x-request-id': 'mine-1' };
    for (const path of ['/v1/account/session', '/functions/v1/user-profile']) {
      const { headers } = JSON.parse((await ask(path, spoofed)).text);
      expect(headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$/);
      expect(headers['x-forwarded-for']).not.toContain('1.2.3.4');
      expect(headers['x-forwarded-host']).toBeUndefined();
      expect(headers['x-request-id']).toBe('mine-1');
    }
  });

  test('then calls between services can’t be made from outside', async () => {
    for (const path of [
      '/internal/credits/reserve',
      '/v1/account/../../internal/credits/reserve',
      '/v1/unknown/x',
      '/functions/v1/unknown',
    ]) {
      const { status, text } = await ask(path, { accept: 'application/json' }, 'POST');
      expect([path, status, text.includes('"path"')]).toEqual([path, expect.any(Number), false]);
      expect(status).toBeGreaterThanOrEqual(403);
    }
  });

  test('then metrics are served on a separate port only', async () => {
    const callers: Record<string, string>[] = [{ 'sec-fetch-site': 'none' }, { accept: '*/*' }, { host: 'edge' }];
    for (const headers of callers) {
      const { text } = await ask('/metrics', headers);
      expect(text).not.toContain('process_cpu');
    }
    const inside = `http://127.0.0.1:${edge.env.METRICS_PORT}`;
    expect(await (await fetch(`${inside}/metrics`)).text()).toContain('process_cpu');
    expect((await fetch(inside)).status).toBe(404);
  });

  test.each(['/internal/credits/reserve', '/INTERNAL/x', '/metrics', '/v1/account', '/remotes', '/rest/v1/nobody'])(
    'then %s is not a page',
    async (path) => {
      expect((await ask(path, { accept: 'text/html' })).status).toBe(404);
    },
  );

  test('then a dead service affects only its own calls', async () => {
    const dead = await ask('/v1/chatpad/matches');
    expect([dead.status, JSON.parse(dead.text).error.code]).toEqual([503, 'unavailable']);
    expect((await ask('/v1/account/session')).status).toBe(200);
    const { status, services } = JSON.parse((await ask('/healthz')).text);
    expect(status).toBe('degraded');
    expect(services).toMatchObject({ edge: 'ready', registry: 'ready', account: 'ready', chatpad: 'down' });
  });
});

describe('When the edge’s cache was truncated or changed', () => {
  const file = () => join(folder, 'cache', 'files', 'mfe_sample', '1.0.0', 'entry.js.br');
  const path = '/remotes/mfe_sample/1.0.0/entry.js';
  /** Reads the cached file once its smallest compressed form has replaced the first one. */
  const packed = () =>
    waitUntil(() => !existsSync(file().replace(/\.br$/, '')) && readFile(file()).catch(() => undefined));

  test.each([
    ['cut', (kept: Buffer) => kept.subarray(0, kept.length - 3)],
    ['emptied', () => Buffer.alloc(0)],
    [
      'changed by a bit',
      (kept: Buffer) => Buffer.concat([kept.subarray(0, -1), Buffer.from([(kept.at(-1) ?? 0) ^ 1])]),
    ],
  ])('a file that was %s is dropped and fetched again', async (_case, spoil) => {
    const whole = await ask(path);
    const kept = await packed();
    await edge.kill();
    await writeFile(file(), spoil(kept));
    edge = await startService('edge', edge.env);
    expect(await ask(path)).toMatchObject({ status: 200, text: whole.text });
    expect(await packed()).toEqual(kept);
  });

  test('then without a registry a truncated file is an error, and with a truncated table of releases pages are served without remotes', async () => {
    await ask('/sample/7');
    await ask(path);
    await packed();
    // A running edge rewrites its table after a release, so truncate the files after it has
    // stopped.
    await edge.kill();
    for (const one of [file(), join(folder, 'cache', 'releases.json')]) {
      await writeFile(one, (await readFile(one)).subarray(0, -10));
    }
    const dead = `http://127.0.0.1:${await findFreePort()}`;
    const { env } = edge;
    edge = await startService('edge', { ...env, REGISTRY_URL: dead }, undefined, '/livez');
    expect((await ask('/readyz')).status).toBe(503);
    expect((await ask(path)).status).toBe(503);
    const page = await ask('/sample/7');
    expect([page.status, page.text.includes('"compositionId":"none"')]).toEqual([200, true]);
    await edge.kill();
    edge = await startService('edge', env);
    expect((await ask('/sample/7')).text).toContain('"mfe_sample"');
    expect((await ask(path)).status).toBe(200);
  });
});

test("When files can't be written to the disk, then they are served all the same", async () => {
  await edge.kill();
  const files = join(folder, 'cache', 'files');
  await rm(files, { recursive: true });
  await writeFile(files, 'No folder.');
  edge = await startService('edge', edge.env);
  expect((await ask('/remotes/mfe_sample/1.0.0/entry.js')).status).toBe(200);
  await edge.kill();
  await rm(files);
  edge = await startService('edge', edge.env);
});

test('When the registry dies, then pages, compositions and files are served as before, also after a restart of the edge', async () => {
  const check = async () => {
    expect((await ask('/sample/7', { cookie: 'visitor_id=another-visitor-123' })).text).toContain('"mfe_sample"');
    expect((await ask('/remotes/mfe_sample/1.0.0/entry.js')).status).toBe(200);
  };
  await check();
  await registry.kill();
  await check();
  await edge.kill();
  edge = await startService('edge', edge.env);
  await check();
});

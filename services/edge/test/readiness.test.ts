import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@datewright/platform/free-port';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { beginStopping } from '@datewright/service-kit/http/stopping';
import { type ServiceProcess, startService } from '@datewright/testkit/service-process';
import { findReadinessFault } from '../src/health.ts';

let folder: string;
let edge: ServiceProcess | undefined;
let registry: Server | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edge-readiness-'));
  await mkdir(join(folder, 'shell/assets'), { recursive: true });
  await writeFile(
    join(folder, 'shell/index.html'),
    '<head><!--preload--><script src="/assets/main.js"></script></head><body>the shell</body>',
  );
  await writeFile(join(folder, 'shell/shell.json'), JSON.stringify({ version: '0.1.0', sdk: '1.0.0' }));
  await writeFile(join(folder, 'shell/assets/main.js'), '/* main */');
});
afterEach(async () => {
  await edge?.kill();
  registry?.close();
  [edge, registry] = [undefined, undefined];
  await rm(folder, { recursive: true, force: true });
});

async function start(registryPort: number): Promise<ServiceProcess> {
  const env = {
    SERVICE_URLS: 'account=http://127.0.0.1:9',
    REGISTRY_URL: `http://127.0.0.1:${registryPort}`,
    SHELL_DIR: join(folder, 'shell'),
    CACHE_DIR: join(folder, 'cache'),
  };
  edge = await startService('edge', env, undefined, '/livez');
  return edge;
}

/** A registry that answers every request for the table of releases with this. */
async function startRegistry(port: number, status: number, body: unknown): Promise<void> {
  registry = createServer((_req, res) => {
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  registry.listen(port, '127.0.0.1');
  await once(registry, 'listening');
}
async function stopRegistry(): Promise<void> {
  registry?.close();
  registry?.closeAllConnections();
  registry = undefined;
}

const readiness = async ({ url }: ServiceProcess) => {
  const answer = await fetch(`${url}/readyz`);
  return [answer.status, await answer.json()];
};
const waiting = [503, { status: 'not ready', reason: 'it has no table of releases yet' }];
const ready = [200, { status: 'ready' }];

test('Without a table of releases an edge is not ready, and becomes ready with the first answer of the registry', async () => {
  const port = await findFreePort();
  const started = await start(port);
  expect(await readiness(started)).toEqual(waiting);
  const { services } = await (await fetch(`${started.url}/healthz`)).json();
  expect(services.edge).toBe('not ready');

  // An answer that is no table changes nothing.
  await startRegistry(port, 500, { error: { code: 'unavailable' } });
  await waitUntil(() => (started.output().match(/the registry did not answer/g) ?? []).length > 0);
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(await readiness(started)).toEqual(waiting);
  await stopRegistry();

  await startRegistry(port, 200, { remotes: [] });
  await waitUntil(async () => (await fetch(`${started.url}/readyz`)).ok);
});

test('With a table of releases on its disk an edge is ready while the registry is down', async () => {
  const port = await findFreePort();
  await startRegistry(port, 200, { remotes: [] });
  const first = await start(port);
  await waitUntil(async () =>
    access(join(folder, 'cache/releases.json')).then(
      () => true,
      () => false,
    ),
  );
  await first.kill();
  await stopRegistry();

  const second = await start(port);
  expect(await readiness(second)).toEqual(ready);
  expect((await (await fetch(`${second.url}/healthz`)).json()).services).toMatchObject({
    edge: 'ready',
    registry: 'down',
  });
});

test('Any number of pages that ask for the health of the services at once cost each service one request a second', async () => {
  const port = await findFreePort();
  await startRegistry(port, 200, { remotes: [] });
  let checks = 0;
  registry?.on('request', ({ url }) => {
    if (url === '/readyz') checks += 1;
  });
  const { url } = await start(port);
  const read = async () => (await (await fetch(`${url}/healthz`)).json()).services.registry;
  expect(await Promise.all(Array.from({ length: 20 }, read))).toEqual(Array(20).fill('ready'));
  expect(checks).toBe(1);
  await stopRegistry();
  await waitUntil(async () => (await read()) === 'down');
});

test.each(['index.html', 'shell.json', 'assets/main.js'])(
  'Without %s of the shell an edge does not start, and says so in one sentence',
  async (name) => {
    await rm(join(folder, 'shell', name));
    const { status, stderr } = spawnSync(process.execPath, [join(__dirname, '../src/main.ts')], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        PORT: '0',
        PUBLIC_ORIGIN: 'http://localhost',
        SERVICE_URLS: 'account=http://127.0.0.1:9',
        REGISTRY_URL: 'http://127.0.0.1:9',
        SHELL_DIR: join(folder, 'shell'),
        CACHE_DIR: join(folder, 'cache'),
        LOG_LEVEL: 'silent',
      },
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect([status, stderr]).toEqual([1, `Can't start: SHELL_DIR is no built shell: /${name} is missing.\n`]);
  },
);

// Last, because it can't be undone in this process.
test('While its process stops, an edge is not ready', () => {
  const compositions = { isLoaded: () => true };
  expect(findReadinessFault({ compositions })).toBeUndefined();
  beginStopping();
  expect(findReadinessFault({ compositions })).toBe('it is stopping');
});

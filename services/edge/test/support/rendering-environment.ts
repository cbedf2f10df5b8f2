import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPostsRevision } from '@datewright/contracts/marketing/get-posts-revision';
import type { remoteCard } from '@datewright/contracts/registry/card';
import type { z } from '@datewright/contracts/zod';
import { findFreePort } from '@datewright/platform/free-port';
import { packTarball, sampleBuild, sampleCard } from '@datewright/testkit/sample-remote';
import { type ServiceProcess, startService } from '@datewright/testkit/service-process';

const token = 'token-of-the-sample-team';
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The smallest server bundle: one file and the manifest with its hash. */
function bundleOf(code: string, folder: string): Record<string, string> {
  const files = [{ path: 'server.cjs', integrity: hashOf(code) }];
  return {
    [`${folder}server.cjs`]: code,
    [`${folder}manifest.json`]: JSON.stringify({ entry: 'server.cjs', files, parts: {} }),
  };
}

const shellCode = 'exports.shared = {}; exports.draw = async (visit, load) => (await load()).draw(visit);';
const jsonScript = (id: string) => `<script type="application/json" id="${id}">null</script>`;
const document = `<head><!--head--><style>body{margin:0}</style><!--styles--></head><body><div id="root"><!--body--></div>${jsonScript('composition')}${jsonScript('page')}${jsonScript('scripts')}<script>late()</script></body>`;

async function writeShell(folder: string): Promise<void> {
  await mkdir(join(folder, 'server'), { recursive: true });
  const files = {
    'index.html': `<head><title>Datewright</title><!--preload--></head><body>the client's page<noscript><!--without-script--></noscript>${jsonScript('composition')}${jsonScript('page')}</body>`,
    'shell.json': JSON.stringify({ version: '0.1.0', sdk: '1.0.0' }),
    'server/page.json': JSON.stringify({ document, scripts: [{ href: '/main.js', integrity: 'sha384-x' }], ahead: [] }),
    ...bundleOf(shellCode, 'server/'),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

type Route = z.input<typeof remoteCard>['routes'][number];

/**
 * Starts a registry, a renderer, an edge, one remote that renders itself, and a service that its pages read. `common` are
 * settings of every edge.
 */
export async function startRenderingEnvironment(
  routes: Route[],
  remoteCode: string,
  common: Record<string, string> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'drawing-house-'));
  await writeShell(join(folder, 'shell'));
  const asked: { path: string; cookie: string | undefined }[] = [];
  const reads = { status: 200, title: 'first' };
  const posts = { revision: 'one', status: 200 };
  const service = createServer((req, res) => {
    if (req.url === getPostsRevision.path) {
      res.writeHead(200, { 'content-type': 'application/json' });
      return res.end(JSON.stringify({ revision: posts.revision }));
    }
    asked.push({ path: req.url ?? '', cookie: req.headers.cookie });
    if (req.url?.startsWith('/v1/marketing/posts/')) {
      res.writeHead(posts.status, { 'content-type': 'application/json' });
      const gone = { error: { code: 'post_deleted', message: 'We deleted this post.', requestId: 'r' } };
      return res.end(
        JSON.stringify(posts.status === 200 ? { post: null, related: [], movedTo: posts.revision } : gone),
      );
    }
    res.writeHead(reads.status, { 'content-type': 'application/json' });
    const claims = [{ id: reads.title, kind: 'badge', pages: ['home'], text: reads.title, verified: true }];
    const error = { code: 'not_found', message: 'There is none.', requestId: 'r' };
    return res.end(JSON.stringify(reads.status === 200 ? { claims } : { error }));
  });
  const servicePort = await findFreePort();
  await new Promise<void>((resolve) => service.listen(servicePort, '127.0.0.1', resolve));
  const port = await findFreePort();
  const registry = await startService('registry', {
    PUBLISH_TOKENS: `sample=${token}`,
    SHELL_URL: `http://127.0.0.1:${port}`,
  });
  let renderer = await startService('renderer', { RENDER_LIMIT_MS: '800' });
  const edgeOf = (env: Record<string, string> = {}, at = port) =>
    startService('edge', {
      PORT: String(at),
      PUBLIC_ORIGIN: `http://localhost:${at}`,
      SERVICE_URLS: `marketing=http://127.0.0.1:${servicePort}`,
      REGISTRY_URL: registry.url,
      RENDERER_URL: renderer.url,
      SHELL_DIR: join(folder, 'shell'),
      CACHE_DIR: join(folder, `cache-${at}`),
      ...common,
      ...env,
    });
  let edge: ServiceProcess = await edgeOf();

  async function publish(version: string, code: string): Promise<void> {
    const at = `${registry.url}/registry/v1/remotes/mfe_sample`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const card = sampleCard({ version, needs: { sdk: '^1.0.0' }, routes });
    const files = { 'mfe.json': JSON.stringify(card), ...sampleBuild(), ...bundleOf(code, 'dist/server/') };
    const put = await fetch(`${at}/versions/${version}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/gzip' },
      body: new Uint8Array(packTarball(files)),
    });
    const post = await fetch(`${at}/promote`, { method: 'POST', headers, body: JSON.stringify({ version }) });
    if (!put.ok || !post.ok) throw new Error(`${await put.text()} ${await post.text()}`);
  }
  await publish('1.0.0', remoteCode);

  const otherEdges: ServiceProcess[] = [];
  const askAt =
    (at: number) =>
    async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
      const answer = await fetch(`http://localhost:${at}${path}`, {
        method,
        redirect: 'manual',
        headers: { accept: 'text/html', ...headers },
      });
      const text = await answer.text();
      return { status: answer.status, headers: answer.headers, text, main: /<main>(.*?)<\/main>/s.exec(text)?.[1] };
    };

  return {
    asked,
    reads,
    /** The answers of the service about posts. */
    posts,
    publish,
    renderer: () => renderer,
    ask: askAt(port),
    /** Starts one more edge, with a cache of its own, and returns how to ask it. */
    async startAnotherEdge() {
      const at = await findFreePort();
      otherEdges.push(await edgeOf({}, at));
      return askAt(at);
    },
    async restartEdge(env: Record<string, string> = {}, whileDown = () => {}) {
      await edge.stop();
      whileDown();
      edge = await edgeOf(env);
    },
    async reviveRenderer() {
      renderer = await startService('renderer', renderer.env);
    },
    async stop() {
      await Promise.all([edge, renderer, ...otherEdges].map((one) => one.stop()));
      await registry.stop();
      await new Promise((resolve) => service.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

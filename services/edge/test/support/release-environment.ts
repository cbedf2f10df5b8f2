import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@datewright/platform/free-port';
import { packTarball, sampleBuild, sampleCard } from '@datewright/testkit/sample-remote';
import { type ServiceProcess, startService } from '@datewright/testkit/service-process';

export const token = 'token-of-the-sample-team';

/** Starts a registry and an edge, and releases sample remotes through the calls that teams use. */
export async function startReleaseEnvironment() {
  const folder = await mkdtemp(join(tmpdir(), 'releases-test-'));
  const shell = join(folder, 'shell');
  await mkdir(shell);
  await writeFile(
    join(shell, 'index.html'),
    '<head><!--preload--></head><body><script type="application/json" id="composition">null</script></body>',
  );
  await writeFile(join(shell, 'shell.json'), JSON.stringify({ version: '0.1.0', sdk: '1.0.0' }));
  const port = await findFreePort();
  const registry = await startService('registry', {
    PUBLISH_TOKENS: `sample=${token},other=token-of-the-other-team`,
    SHELL_URL: `http://127.0.0.1:${port}`,
    PUBLIC_ORIGIN: `http://localhost:${port}`,
  });
  let edge: ServiceProcess = await startService('edge', {
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    SERVICE_URLS: 'account=http://127.0.0.1:9',
    REGISTRY_URL: registry.url,
    SHELL_DIR: shell,
    CACHE_DIR: join(folder, 'cache'),
    CONNECTIONS_PER_ADDRESS: '1000',
  });
  const at = `${registry.url}/registry/v1/remotes/mfe_sample`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

  return {
    folder,
    registry,
    edgeUrl: `http://localhost:${port}`,
    async publish(version: string): Promise<void> {
      const card = JSON.stringify(sampleCard({ version, needs: { sdk: '^1.0.0' } }));
      const answer = await fetch(`${at}/versions/${version}`, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/gzip' },
        body: new Uint8Array(packTarball({ 'mfe.json': card, ...sampleBuild() })),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    /** Calls the registry as the team of the sample remote. */
    async decide(action: string, body: object): Promise<void> {
      const answer = await fetch(`${at}/${action}`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(await answer.text());
    },
    /** Asks for a link to a version as the team with this token; returns its path. */
    async createPreview(version: string, team = token): Promise<{ status: number; path: string }> {
      const own = { ...headers, authorization: `Bearer ${team}` };
      const answer = await fetch(`${at}/versions/${version}/preview`, { method: 'POST', headers: own });
      const { url } = await answer.json();
      return { status: answer.status, path: answer.ok ? new URL(url).pathname : '' };
    },
    /** The version in a page: of a new visitor, or of the visitor with this id. */
    async versionFor(visitor?: string) {
      const answer = await fetch(`http://localhost:${port}/sample`, {
        headers: { accept: 'text/html', ...(visitor && { cookie: `visitor_id=${visitor}` }) },
      });
      return /\/remotes\/mfe_sample\/([\w.+-]+?)\//.exec(await answer.text())?.[1];
    },
    fetchEdge: (path: string, init?: RequestInit) => fetch(`http://localhost:${port}${path}`, init),
    async restartEdge() {
      await edge.kill();
      edge = await startService('edge', edge.env);
    },
    async stop() {
      await edge.stop();
      await registry.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

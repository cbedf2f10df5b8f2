import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@datewright/platform/free-port';
import { writeMinimalShell } from '@datewright/platform/testing/write-minimal-shell';
import { startService } from '@datewright/testkit/service-process';

/**
 * An edge that forwards calls to these services, with a shell of one file and no registry. Behind a balancer, `origin`
 * is the balancer's address.
 */
export async function startEdge(services: Record<string, string>, publicOrigin?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'edge-under-load-'));
  const port = String(await findFreePort());
  const origin = publicOrigin ?? `http://localhost:${port}`;
  const edge = await startService(
    'edge',
    {
      PORT: port,
      PUBLIC_ORIGIN: origin,
      SERVICE_URLS: Object.entries(services)
        .map((pair) => pair.join('='))
        .join(),
      // Not needed for calls.
      REGISTRY_URL: `http://127.0.0.1:${await findFreePort()}`,
      SHELL_DIR: await writeMinimalShell(folder),
      CACHE_DIR: join(folder, 'cache'),
    },
    undefined,
    '/livez',
  );
  return {
    origin,
    process: edge,
    async stop() {
      await edge.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

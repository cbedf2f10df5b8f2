import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@datewright/platform/free-port';
import { type ServiceProcess, startService } from '@datewright/testkit/service-process';
import { writeChecksummedFile } from '../../src/remotes/checksummed-file.ts';

export interface MinimalEdge {
  process: ServiceProcess;
  host: string;
  port: number;
  cacheDir: string;
  stop: () => Promise<void>;
}

/**
 * Starts an edge with a shell of one page, in front of the services at these URLs. Its registry is
 * down; its table of releases is empty.
 */
export async function startMinimalEdge(
  services: Record<string, string>,
  env: Record<string, string> = {},
): Promise<MinimalEdge> {
  const folder = await mkdtemp(join(tmpdir(), 'small-edge-'));
  const shell = join(folder, 'shell');
  await mkdir(shell);
  await writeFile(join(shell, 'index.html'), '<head><!--preload--></head><body>the shell</body>');
  await writeFile(join(shell, 'shell.json'), JSON.stringify({ version: '0.1.0', sdk: '1.0.0' }));
  await writeFile(join(shell, 'theme.js'), '/* theme */');
  const port = await findFreePort();
  const cacheDir = join(folder, 'cache');
  await writeChecksummedFile(join(cacheDir, 'releases.json'), Buffer.from(JSON.stringify({ remotes: [] })));
  const process = await startService('edge', {
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    SERVICE_URLS: Object.entries(services)
      .map(([name, url]) => `${name}=${url}`)
      .join(','),
    REGISTRY_URL: `http://127.0.0.1:${await findFreePort()}`,
    SHELL_DIR: shell,
    CACHE_DIR: cacheDir,
    ...env,
  });
  const stop = async () => {
    await process.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { process, host: `localhost:${port}`, port, cacheDir, stop };
}

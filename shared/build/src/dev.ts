import { join } from 'node:path';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { UsageError } from './errors.ts';
import { isRemote, readCard } from './read-card.ts';
import { baseConfig } from './rsbuild-base.ts';

const testkit = join(import.meta.dirname, '../../testkit');
const proxiedPaths = ['/v1', '/functions', '/rest', '/registry', '/remotes'];

/** Serves the remote in `folder` alone on the testkit's host. A running `npm start` answers its calls. */
export async function dev(folder: string, port: number, edge: string): Promise<void> {
  if (!isRemote(folder)) throw new UsageError('`mfe dev` runs a remote alone; for the shell, run `npm start`.');
  await assertEdgeAnswers(edge);
  process.env.NODE_ENV = 'development';
  const rsbuild = await createRsbuild({ cwd: folder, config: devConfig(folder, port, edge) });
  const { urls } = await rsbuild.startDevServer();
  console.log(`${readCard(folder).name} runs alone at ${urls[0] ?? `http://localhost:${port}`}`);
}

/** Where nothing listens, the answer is immediate: this is for an edge that has just started, on a busy machine. */
const edgeTimeoutMs = 30_000;

async function assertEdgeAnswers(edge: string): Promise<void> {
  try {
    await fetch(new URL('/healthz', edge), { signal: AbortSignal.timeout(edgeTimeoutMs) });
  } catch {
    throw new UsageError(`Nothing answers at ${edge}: run \`npm start\` beside this, or set EDGE_URL.`);
  }
}

function devConfig(folder: string, port: number, edge: string): RsbuildConfig {
  const card = readCard(folder);
  const { origin } = new URL(edge);
  // The services only accept calls from their own origin, so proxy them.
  const proxy = Object.fromEntries(
    proxiedPaths.map((path) => [path, { target: origin, changeOrigin: true, headers: { origin } }]),
  );
  return mergeRsbuildConfig(baseConfig(card.name), {
    root: folder,
    mode: 'development',
    source: { entry: { index: './src/standalone.tsx' } },
    html: { template: join(testkit, 'src/standalone.html'), title: card.name },
    server: { port, strictPort: true, proxy, historyApiFallback: true },
    // Keep the federated build in `dist`, which `npm start` uses.
    output: { distPath: { root: '.cache/dev' } },
  });
}

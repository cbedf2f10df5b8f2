import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerManifest } from '@datewright/contracts/prerender/render-page';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import { collectAsyncChunks } from './async-chunks.ts';
import { runBuild } from './run-build.ts';
import { serverFolder } from './server-config.ts';

export const hashOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

interface ServerBuildOptions {
  dist: string;
  /** The build for browsers that it stands beside. */
  browserBuild: Rspack.Stats;
  mode?: 'production' | 'development';
}

/**
 * Builds for the renderer into `dist/server`, beside a browser build. The manifest has the hash of each file, and the
 * browser files of each chunk that loads on demand.
 */
export async function buildServer(
  folder: string,
  config: RsbuildConfig,
  { dist, browserBuild, mode = 'production' }: ServerBuildOptions,
): Promise<void> {
  const server = await runBuild(folder, config, mode);
  const forBrowser = collectAsyncChunks(browserBuild);
  const parts = [...collectAsyncChunks(server)].flatMap(([asked, files]) =>
    files.map((file) => [file, forBrowser.get(asked) ?? []] as const),
  );
  const output = join(dist, serverFolder);
  const files = readdirSync(output)
    .filter((file) => file.endsWith('.cjs'))
    .sort()
    .map((path) => ({ path, integrity: hashOf(readFileSync(join(output, path))) }));
  const manifest: ServerManifest = { entry: `${serverFolder}.cjs`, files, parts: Object.fromEntries(parts) };
  writeFileSync(join(output, 'manifest.json'), JSON.stringify(manifest));
}

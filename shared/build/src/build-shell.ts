import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellCard } from '@datewright/contracts/registry/shell-card';
import { buildServer, hashOf } from './build-server.ts';
import { readCard } from './read-card.ts';
import { installedVersion } from './rsbuild-base.ts';
import { runBuild } from './run-build.ts';
import { serverFolder } from './server-config.ts';
import { listProvidedModules } from './shared-modules.ts';
import { shellConfig, shellServerConfig } from './shell-config.ts';
import { assertBudget, brotliBytesOfFirstLoad } from './size-budget.ts';
import { writeShellDocument } from './write-shell-document.ts';

type Mode = 'production' | 'development';

/** Builds the shell in `folder` into its `dist`, with a card of what it provides. Returns its size in KB of brotli. */
export async function buildShell(
  folder: string,
  dist = join(folder, 'dist'),
  mode: Mode = 'production',
): Promise<number> {
  const built = await runBuild(folder, shellConfig(folder, dist), mode);
  preloadCalls(dist);
  preloadFonts(dist);
  await buildServer(folder, shellServerConfig(folder, join(dist, serverFolder)), { dist, browserBuild: built, mode });
  writeShellDocument(folder, dist);
  const { name, version, budget } = readCard(folder);
  const versionOf = (packageName: string) => installedVersion(folder, packageName);
  const card: ShellCard = {
    version: `${version}+${hashFiles(dist)}`,
    sdk: versionOf('@datewright/sdk'),
    modules: listProvidedModules(versionOf),
  };
  writeFileSync(join(dist, 'shell.json'), JSON.stringify(card));
  if (mode === 'development') return 0;
  // The scripts that its page loads first delay every visitor.
  return assertBudget(`The first load of ${name}`, brotliBytesOfFirstLoad(dist), budget.brotliKb);
}

/** Tells builds of one version apart. */
function hashFiles(dist: string): string {
  const hash = createHash('sha256');
  for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = join(dist, path);
    if (statSync(file).isFile()) hash.update(path).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

/** The API calls, and the zod that checks them, are chunks that every page needs at once: preloaded, they load in parallel. */
function preloadCalls(dist: string): void {
  const files = readdirSync(join(dist, 'assets')).filter((name) => /^(calls|zod)(\.\w+)?\.js$/.test(name));
  if (files.length !== 2) throw new Error('The build has no chunks named calls and zod.');
  const links = files.map((file) => {
    const hash = hashOf(readFileSync(join(dist, 'assets', file)));
    return `<link rel="preload" as="script" crossorigin="anonymous" href="/assets/${file}" integrity="${hash}">`;
  });
  const page = join(dist, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${links.join('')}</head>`));
}

/**
 * Preloads the two fonts that the first paint of every page needs. Others load when a page uses a character of theirs.
 */
function preloadFonts(dist: string): void {
  const fonts = readdirSync(join(dist, 'assets')).filter((name) => /-latin-wght-normal(\.\w+)?\.woff2$/.test(name));
  if (fonts.length !== 2) throw new Error('The build has other fonts now: say which of them are painted first.');
  const links = fonts.map(
    (name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${name}">`,
  );
  const page = join(dist, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<!--preload-->', `<!--preload-->${links.join('')}`));
}

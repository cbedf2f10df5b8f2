import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sdkVersion } from '@datewright/contracts/sdk-version';
import { runBuild } from './run-build.ts';
import { shellConfig } from './shell-config.ts';
import { brotliBytesOfFirstLoad, holdBudget } from './size-budget.ts';

/** KB of brotli of the scripts that its page names: everyone waits for them. */
const shellBudget = 120;

/** Builds the shell in `folder` into its `dist`, with the card that says what it offers. Answers its size in KB of brotli. */
export async function buildShell(folder: string): Promise<number> {
  const dist = join(folder, 'dist');
  await runBuild(folder, shellConfig(folder, dist));
  preloadCalls(dist);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  writeFileSync(join(dist, 'shell.json'), JSON.stringify({ version, sdk: sdkVersion }));
  return holdBudget('The first load of the shell', brotliBytesOfFirstLoad(dist), shellBudget);
}

/** The page's calls come in a part of their own that every page needs at once: named in the page, it comes beside the rest. */
function preloadCalls(dist: string): void {
  const file = readdirSync(join(dist, 'assets')).find((name) => /^calls\.\w+\.js$/.test(name));
  if (!file) throw new Error('The build has no part named calls.');
  const hash = createHash('sha384')
    .update(readFileSync(join(dist, 'assets', file)))
    .digest('base64');
  const link = `<link rel="preload" as="script" crossorigin="anonymous" href="/assets/${file}" integrity="sha384-${hash}">`;
  const page = join(dist, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${link}</head>`));
}

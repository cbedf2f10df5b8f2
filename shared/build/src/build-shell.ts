import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sdkVersion } from '@datewright/contracts/versions';
import { runBuild } from './run-build.ts';
import { shellConfig } from './shell-config.ts';
import { brotliBytesOfFirstLoad, holdBudget } from './size-budget.ts';

/** KB of brotli of the scripts that its page names: everyone waits for them. */
const shellBudget = 120;

/** Builds the shell in `folder` into its `dist`, with the card that says what it offers. Answers its size in KB of brotli. */
export async function buildShell(folder: string): Promise<number> {
  const dist = join(folder, 'dist');
  await runBuild(folder, shellConfig(folder, dist));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  writeFileSync(join(dist, 'shell.json'), JSON.stringify({ version, sdk: sdkVersion }));
  return holdBudget('The first load of the shell', brotliBytesOfFirstLoad(dist), shellBudget);
}

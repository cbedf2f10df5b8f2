import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readCard } from './read-card.ts';
import { remoteConfig } from './remote-config.ts';
import { runBuild } from './run-build.ts';
import { brotliBytesOfScripts, holdBudget } from './size-budget.ts';

/** Builds the remote in `folder` into its `dist`, within its card's budget. Answers its size in KB of brotli. */
export async function buildRemote(folder: string): Promise<number> {
  const card = readCard(folder);
  await runBuild(folder, remoteConfig(folder));
  const dist = join(folder, 'dist');
  // Statistics of the build, of no use to a browser.
  rmSync(join(dist, 'mf-stats.json'), { force: true });
  return holdBudget(card.name, brotliBytesOfScripts(dist), card.budget.brotliKb);
}

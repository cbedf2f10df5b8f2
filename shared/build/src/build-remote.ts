import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from './build-server.ts';
import { readCard } from './read-card.ts';
import { remoteConfig } from './remote-config.ts';
import { runBuild } from './run-build.ts';
import { remoteServerConfig, serverFolder } from './server-config.ts';
import { assertBudget, measureRemote } from './size-budget.ts';
import { workerConfig, workersOf } from './worker-config.ts';

/** Builds the remote in `folder` into its `dist`, for browsers and, where a route asks for it, for the renderer; within its card's budget; and its workers. Answers the size of its pages without those of admins, in KB of brotli. */
export async function buildRemote(folder: string): Promise<number> {
  const card = readCard(folder);
  const built = await runBuild(folder, remoteConfig(folder));
  const dist = join(folder, 'dist');
  // Statistics of the build, of no use to a browser.
  rmSync(join(dist, 'mf-stats.json'), { force: true });
  if (card.routes.some(({ prerender }) => prerender)) {
    await buildServer(folder, remoteServerConfig(folder, card.name, join(dist, serverFolder)), dist, built);
  }
  const { pages, admin } = measureRemote(dist);
  const kb = assertBudget(card.name, pages, card.budget.brotliKb);
  if (admin > 0) assertBudget(`The admin part of ${card.name}`, admin, card.budget.adminBrotliKb ?? 0);
  // No page loads a worker by itself, so the budget of pages does not count it.
  if (Object.keys(workersOf(folder)).length > 0) await runBuild(folder, workerConfig(folder, card.name));
  return kb;
}

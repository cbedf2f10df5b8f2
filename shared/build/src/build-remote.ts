import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from './build-server.ts';
import { findNeeds, listBuiltCalls, writeBuildInfo } from './find-needs.ts';
import { readCard } from './read-card.ts';
import { remoteConfig } from './remote-config.ts';
import { installedVersion } from './rsbuild-base.ts';
import { runBuild } from './run-build.ts';
import { remoteServerConfig, serverFolder } from './server-config.ts';
import { assertBudget, measureRemote } from './size-budget.ts';
import { workerConfig, workersOf } from './worker-config.ts';

/**
 * Builds the remote in `folder` into its `dist`: for browsers, for the renderer if a route asks for it, and its
 * workers. Fails if the build exceeds the budget of its card, or contradicts what the card needs. Returns the
 * size of its pages without those of admins, in KB of brotli.
 */
export async function buildRemote(folder: string): Promise<number> {
  const card = readCard(folder);
  const built = await runBuild(folder, remoteConfig(folder));
  const dist = join(folder, 'dist');
  const needs = findNeeds(card.needs, await listBuiltCalls(built), installedVersion(folder, '@datewright/sdk'));
  writeBuildInfo(join(dist, 'mf-manifest.json'), { needs, builtVersion: card.version });
  // Build statistics, which browsers do not need.
  rmSync(join(dist, 'mf-stats.json'), { force: true });
  if (card.routes.some(({ prerender }) => prerender)) {
    const config = remoteServerConfig(folder, card.name, join(dist, serverFolder));
    await buildServer(folder, config, { dist, browserBuild: built });
  }
  const { pages, admin } = measureRemote(dist);
  const kb = assertBudget(card.name, pages, card.budget.brotliKb);
  if (admin > 0) assertBudget(`The admin part of ${card.name}`, admin, card.budget.adminBrotliKb ?? 0);
  // No page loads a worker on its first paint, so the budget of pages does not count workers.
  if (Object.keys(workersOf(folder)).length > 0) await runBuild(folder, workerConfig(folder, card.name));
  return kb;
}

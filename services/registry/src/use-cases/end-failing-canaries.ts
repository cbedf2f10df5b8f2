import type { AppContext } from '../context.ts';
import type { RemoteRelease } from '../data/release-store.ts';
import { isCanaryWorse } from '../rules/compare-canary.ts';
import { endCanary } from '../rules/decide-release.ts';
import { readCanaryHealth } from './read-canary-health.ts';

/** Ends each canary that fails more often than the stable version. May run in several processes at once. */
export async function endFailingCanaries(context: AppContext): Promise<void> {
  for (const release of await context.releases.list()) await endIfFailing(context, release);
}

async function endIfFailing(context: AppContext, release: RemoteRelease): Promise<void> {
  const { canary, stable } = await readCanaryHealth(context, release);
  if (!canary || !isCanaryWorse(canary, stable ?? { views: 0, failed: 0 })) return;
  const { name, owner: team } = release;
  const { version, views, failed } = canary;
  const compared = stable ? `, ${stable.failed} of ${stable.views} of ${stable.version}` : '';
  const reason = `${failed} of ${views} views of ${version} failed${compared}`;
  context.log.warn({ remote: name, version, reason }, 'canary ended');
  await context.releases.decide(name, { by: 'health', team, from: 'registry', reason }, (live) =>
    endCanary(live, version),
  );
}

import type { AppContext } from '../context.ts';
import type { RemoteRelease } from '../data/release-store.ts';
import { countFault, type Fault, findWorseFault } from '../rules/compare-canary.ts';
import { endCanary } from '../rules/decide-release.ts';
import { readCanaryHealth } from './read-canary-health.ts';

const faultWords: Record<Fault, string> = { failed: 'failed', callFailed: 'had failed calls', slow: 'were slow' };

/** Ends each canary that has a fault more often than the stable version. May run in several processes at once. */
export async function endFailingCanaries(context: AppContext): Promise<void> {
  for (const release of await context.releases.list()) await endIfFailing(context, release);
}

async function endIfFailing(context: AppContext, release: RemoteRelease): Promise<void> {
  const { canary, stable } = await readCanaryHealth(context, release);
  const fault = canary && findWorseFault(canary, stable);
  if (!canary || !fault) return;
  const { name, owner: team } = release;
  const { version } = canary;
  const share = (health: typeof canary) => `${countFault(health, fault).failed} of ${health.views}`;
  const compared = stable ? `, ${share(stable)} of ${stable.version}` : '';
  const reason = `${share(canary)} views of ${version} ${faultWords[fault]}${compared}`;
  context.log.warn({ remote: name, version, reason }, 'canary ended');
  await context.releases.decide(name, { by: 'health', team, from: 'registry', reason }, (live) =>
    endCanary(live, version),
  );
}

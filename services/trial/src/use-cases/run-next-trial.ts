import type { AppContext } from '../context.ts';
import { tryVersion } from './try-version.ts';

/** Tries the version that has waited longest, if any. Without an edge or a browser it gives the version back. */
export async function runNextTrial({ registry, log, ...context }: AppContext): Promise<void> {
  const lease = await registry.claim();
  if (!lease) return;
  const { name, version } = lease.remote.card;
  log.info({ remote: name, version }, 'trial begins');
  const startedAt = performance.now();
  let findings: string[];
  try {
    findings = await tryVersion(context, lease.remote);
  } catch (error) {
    await registry.report(lease);
    throw error;
  }
  await registry.report(lease, findings);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  log.info({ remote: name, version, seconds, findings: findings.length }, 'trial ended');
}

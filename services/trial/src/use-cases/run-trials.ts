import type { TrialLease } from '@datewright/contracts/registry/claim-trial';
import type { AppContext } from '../context.ts';
import { tryVersion } from './try-version.ts';

export interface TrialRunner {
  /** Tries the version that has waited longest, if any. Without an edge or a browser it gives the version back. */
  runNext: () => Promise<void>;
  /** Gives the version back that is being tried, so that another runner need not wait for the end of its lease. */
  stop: () => Promise<void>;
}

export function createTrialRunner({ registry, log, ...context }: AppContext): TrialRunner {
  let running: TrialLease | null = null;
  return {
    async runNext() {
      const lease = await registry.claim();
      if (!lease) return;
      running = lease;
      const { name, version } = lease.remote.card;
      log.info({ remote: name, version }, 'trial begins');
      const startedAt = performance.now();
      try {
        const findings = await tryVersion(context, lease);
        await registry.report(lease, findings);
        const seconds = Math.round((performance.now() - startedAt) / 1000);
        log.info({ remote: name, version, seconds, findings: findings.length }, 'trial ended');
      } catch (error) {
        await registry.report(lease);
        throw error;
      } finally {
        running = null;
      }
    },
    async stop() {
      if (running) await registry.report(running);
    },
  };
}

import type { ToolContext } from '@datewright/tool-kit/app/tool-context';
import type { PlaceCache } from '../data/place-cache.ts';
import type { PlaybookRepository } from '../data/playbook-repository.ts';
import type { SpotRepository } from '../data/spot-repository.ts';

const sweepInterval = 5 * 60_000;

interface RetentionDependencies extends Pick<ToolContext, 'log'> {
  playbooks: PlaybookRepository;
  spots: SpotRepository;
  placeCache: PlaceCache;
}

/**
 * Periodically deletes data past its retention period; returns a function that stops it. Several processes may run it
 * at once.
 */
export function startRetentionWorker({ playbooks, spots, placeCache, log }: RetentionDependencies) {
  const sweep = () => Promise.all([spots.sweep(), playbooks.sweep(), placeCache.sweep()]);
  const timer = setInterval(() => {
    sweep().catch((error) => log.warn({ err: error }, 'what is too old is not removed yet'));
  }, sweepInterval).unref();
  return () => clearInterval(timer);
}

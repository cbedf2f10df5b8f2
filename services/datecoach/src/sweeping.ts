import type { ToolBase } from '@datewright/service-kit/tool-base';
import type { Playbooks } from './data/playbooks.ts';
import type { Spots } from './data/spots.ts';

/** Milliseconds between two looks. */
const every = 5 * 60_000;

interface SweepingParts extends Pick<ToolBase, 'log'> {
  playbooks: Playbooks;
  spots: Spots;
}

/** Removes, again and again, what is older than we promise to keep it; answers how to end that. Many processes may. */
export function sweeping({ playbooks, spots, log }: SweepingParts) {
  const sweep = () => Promise.all([spots.sweep(), playbooks.sweep()]);
  const timer = setInterval(() => {
    sweep().catch((error) => log.warn({ err: error }, 'what is too old is not removed yet'));
  }, every).unref();
  return () => clearInterval(timer);
}

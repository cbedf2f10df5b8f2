import type { Metrics } from '@datewright/service-kit/observability/metrics';
import type { JobCount, JobRepository } from './job-repository.ts';

const getLabels = ({ queue, isPriority }: JobCount) => ({ queue, priority: isPriority ? 'yes' : 'no' });

/**
 * The figures by which ops scale workers and are alerted. They are read from the database, so every instance reports
 * the same.
 */
export function registerJobGauges(metrics: Metrics, repository: JobRepository, now: () => number): void {
  // While the database is down, the other metrics still work.
  const count = () => repository.count().catch((): JobCount[] => []);

  metrics.gauge('jobs', 'Jobs by queue, priority and state.', ['queue', 'priority', 'state'], async (gauge) => {
    for (const counted of await count()) gauge.set({ ...getLabels(counted), state: counted.kind }, counted.jobs);
  });
  metrics.gauge('jobs_oldest_seconds', 'Age of the oldest job that waits.', ['queue', 'priority'], async (gauge) => {
    for (const counted of await count()) {
      if (counted.kind === 'waiting') gauge.set(getLabels(counted), (now() - counted.oldest.getTime()) / 1000);
    }
  });
}

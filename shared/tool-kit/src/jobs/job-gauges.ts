import type { Metrics } from '@datewright/service-kit/observability/metrics';
import type { JobCount, JobRepository } from './job-repository.ts';

const getLabels = ({ queue, isPriority }: JobCount) => ({ queue, priority: isPriority ? 'yes' : 'no' });

/** What ops scale and wake up by, read from the database when it is asked for: every instance says the same. */
export function registerJobGauges(metrics: Metrics, book: JobRepository, now: () => number): void {
  // A database that is out takes no other metric with it.
  const count = () => book.count().catch((): JobCount[] => []);

  metrics.gauge('jobs', 'Jobs by queue, priority and state.', ['queue', 'priority', 'state'], async (gauge) => {
    for (const counted of await count()) gauge.set({ ...getLabels(counted), state: counted.kind }, counted.jobs);
  });
  metrics.gauge('jobs_oldest_seconds', 'Age of the oldest job that waits.', ['queue', 'priority'], async (gauge) => {
    for (const counted of await count()) {
      if (counted.kind === 'waiting') gauge.set(getLabels(counted), (now() - counted.oldest.getTime()) / 1000);
    }
  });
}

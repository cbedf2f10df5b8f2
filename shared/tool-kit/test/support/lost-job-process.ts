import pino from 'pino';
import type { JobRepository } from '../../src/jobs/job-repository.ts';
import { runLeasedJob } from '../../src/jobs/leased-job.ts';

// A job whose handler throws at once is lost to another worker before it is postponed.
const { promise: postponed, resolve: postpone } = Promise.withResolvers<boolean>();
const repository = { postpone: () => postponed, renewLease: async () => true } as unknown as JobRepository;
const leased = runLeasedJob(
  { _id: 'job', payload: {}, lease: 1, tries: 1, ending: '' } as unknown as Parameters<typeof runLeasedJob>[0],
  {
    repository,
    handler: {
      run() {
        throw new Error('A payload that cannot be parsed');
      },
      giveUp: async () => undefined,
    },
    leaseMs: 60_000,
    retryDelayMs: 1,
    log: pino({ level: 'silent' }),
  },
);
setTimeout(() => {
  leased.stop('lost');
  postpone(true);
}, 20);
await leased.done;

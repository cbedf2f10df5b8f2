import { setTimeout as wait } from 'node:timers/promises';
import { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { createMetrics } from '@datewright/service-kit/observability/metrics';
import type { Connection } from 'mongoose';
import pino from 'pino';
import { createJobs } from '../../src/jobs/jobs.ts';

const testPayload = z.object({
  does: z.enum(['answer', 'linger', 'linger-on', 'die', 'fail', 'fail-finally', 'be-refused', 'look-around', 'boast']),
});
type TestPayload = z.infer<typeof testPayload>;

/** What a test job records: what was done, by which process and in which order. */
export interface Trace {
  job: string;
  what: 'begun' | 'answered' | 'refused' | 'given-up';
  by: number;
  lease: number;
  ending?: string;
  reason?: string;
  order: number;
}
export interface StoredAnswer {
  _id: string;
  lease: number;
  by: number;
}

interface TestJobsOptions {
  lock: number;
  concurrency: number;
  now?: () => number;
}

/** Jobs like those of a tool: results are stored under the lease of their job. */
export function createTestJobs(connection: Connection, { lock, concurrency, now = Date.now }: TestJobsOptions) {
  const traces = connection.collection<Trace>('traces');
  const answers = connection.collection<StoredAnswer>('answers');
  const settings = connection.collection<{ _id: string }>('settings');
  const metrics = createMetrics('trial');
  const all = createJobs({ connection, metrics, log: pino({ level: 'silent' }), now, leaseMs: lock });
  let order = 0;
  const trace = (job: string, what: Trace['what'], lease: number, more: Partial<Trace> = {}) =>
    traces.insertOne({ job, what, lease, by: process.pid, order: order++, ...more });
  const isOver = async () => (await settings.findOne({ _id: 'over' })) !== null;

  const queue = all.createQueue<TestPayload>('trial', {
    concurrency,
    schema: testPayload,
    handler: {
      async run({ id, payload: { does }, lease, signal, reportProgress }) {
        if (does === 'boast') await reportProgress({ share: 2, step: 'Far More Than Is Done' });
        await trace(id, 'begun', lease);
        if (does === 'die') process.kill(process.pid, 'SIGKILL');
        if (does === 'fail') throw new Error('The trial fails');
        if (does === 'fail-finally') throw new AppError('ai_failed', { isFinal: true });
        if (does === 'be-refused') throw new AppError('ai_refused');
        if (does === 'look-around') await reportProgress({ share: 0.5, step: 'looking' });
        while (does !== 'answer' && !(await isOver())) {
          // A frozen worker ignores the signal.
          await wait(20, undefined, does === 'linger-on' ? {} : { signal });
        }
        const mine = { _id: id, lease: { $lt: lease } };
        const isKept = await answers.updateOne(mine, { $set: { lease, by: process.pid } }, { upsert: true }).then(
          () => true,
          () => false,
        );
        await trace(id, isKept ? 'answered' : 'refused', lease);
      },
      async giveUp({ id, lease }, ending, reason) {
        await trace(id, 'given-up', lease, { ending, reason });
      },
    },
  });
  return { all, queue, metrics, traces, answers, endLingering: () => settings.insertOne({ _id: 'over' }) };
}

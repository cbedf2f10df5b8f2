import { setTimeout as wait } from 'node:timers/promises';
import { z } from '@datewright/contracts/zod';
import { connectMongo } from '@datewright/service-kit/database/mongo';
import { createLogger } from '@datewright/service-kit/observability/logging';
import { createMetrics } from '@datewright/service-kit/observability/metrics';
import { createJobs } from '@datewright/tool-kit/jobs/jobs';
import type { BenchSystem } from '../bench-system.ts';
import type { Figure } from '../figure.ts';
import { minMax, quantile } from '../statistics.ts';

const jobMilliseconds = 500;
const ahead = 100;

/** How long a priority job waits for one worker behind a hundred earlier jobs. */
export async function measurePriority({ system, repetitions }: BenchSystem): Promise<Figure[]> {
  const { MONGODB_URI = '' } = system.processes.account?.plan.env ?? {};
  const connection = await connectMongo({ MONGODB_URI, MONGODB_DB: `bench_priority_${Date.now()}` });
  const begun = new Map<string, number>();
  const all = createJobs({
    connection,
    metrics: createMetrics('bench'),
    log: createLogger('bench', 'error'),
    now: Date.now,
  });
  const queue = all.createQueue('photo', {
    concurrency: 1,
    schema: z.object({ key: z.string() }),
    handler: {
      async run({ payload, signal }) {
        begun.set(payload.key, performance.now());
        await wait(jobMilliseconds, undefined, { signal });
      },
      giveUp: async () => {},
    },
  });
  const add = (key: string, isPriority: boolean) => queue.add({ key, payload: { key }, isPriority });
  try {
    for (let at = 0; at < ahead; at++) await add(`free-${at}`, false);
    all.start();
    const waits: number[] = [];
    for (let at = 0; at < repetitions(30); at++) {
      const key = `pro-${at}`;
      const asked = performance.now();
      await add(key, true);
      while (!begun.has(key)) await wait(5);
      waits.push((begun.get(key) ?? asked) - asked);
    }
    return [
      {
        part: 'photo',
        name: `wait of a Pro job with ${ahead} others ahead, p99, of the length of one job (${jobMilliseconds} ms)`,
        value: quantile(waits, 0.99) / jobMilliseconds,
        unit: 'x',
        range: minMax(waits).map((milliseconds) => milliseconds / jobMilliseconds) as [number, number],
        samples: waits.length,
        goal: { atMost: 1 + 1000 / jobMilliseconds },
      },
    ];
  } finally {
    await connection.dropDatabase();
    await all.stop();
    await connection.close();
  }
}

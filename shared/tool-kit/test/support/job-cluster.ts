import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { testMongoUri, uniqueDatabaseName } from '@datewright/platform/testing/test-mongo';
import { buildIndexes } from '@datewright/service-kit/database/build-indexes';
import { connectMongo } from '@datewright/service-kit/database/mongo';
import { createLogger } from '@datewright/service-kit/observability/logging';
import { createTestJobs, type Trace } from './test-jobs.ts';

const lock = 1500;

/** A database with jobs, two replicas that add jobs, and workers in processes of their own. */
export async function startJobCluster() {
  const config = { MONGODB_URI: testMongoUri(), MONGODB_DB: uniqueDatabaseName('jobs') };
  const connections = [await connectMongo(config), await connectMongo(config)] as const;
  const clock = { behind: 0 };
  const [api, otherApi] = [
    createTestJobs(connections[0], { lock, concurrency: 1 }),
    createTestJobs(connections[1], { lock, concurrency: 1, now: () => Date.now() - clock.behind }),
  ] as const;
  await buildIndexes(connections[0], createLogger('test', 'error'));
  const processes: ChildProcess[] = [];

  async function startWorker(concurrency = 4): Promise<ChildProcess> {
    const child = spawn(process.execPath, [join(__dirname, 'job-worker-process.ts')], {
      env: { PATH: process.env.PATH, ...config, LOCK: String(lock), CONCURRENCY: String(concurrency) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    processes.push(child);
    await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(() => Promise.reject(new Error('The worker ended'))),
    ]);
    return child;
  }

  return {
    api,
    otherApi,
    /** How far the clock of the other replica is ahead, in ms. */
    clock,
    startWorker,
    add: (key: string, does: Parameters<typeof api.queue.add>[0]['payload']['does'], isPriority = false) =>
      api.queue.add({ key, payload: { does }, isPriority }),
    tracesOf: (job: string): Promise<Trace[]> => api.traces.find({ job }).sort({ _id: 1 }).toArray(),
    async stop() {
      for (const child of processes) child.kill('SIGKILL');
      for (const connection of connections) {
        await connection.dropDatabase();
        await connection.close();
      }
    },
  };
}

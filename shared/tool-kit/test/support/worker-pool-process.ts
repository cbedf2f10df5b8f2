import { createServer } from 'node:http';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { withRequest } from '@datewright/service-kit/observability/request-scope';
import pino from 'pino';
import { createWorkerPool } from '../../src/workers/worker-pool.ts';
import type * as tasks from './worker-pool-tasks.ts';

// A service whose worker threads run tasks that never end. A process of its own, because Jest cannot load piscina.
const log = pino({ level: 'silent' });
const threads = createWorkerPool<typeof tasks>({
  file: new URL('./worker-pool-tasks.ts', import.meta.url),
  threads: Number(process.env.THREADS),
  seconds: Number(process.env.SECONDS),
  log,
});

/** Requests that began and wait for `/continue`. */
const pausedRequests: (() => void)[] = [];
let startedTasks = 0;

const server = createServer((req, res) => {
  const url = new URL(req.url ?? '/', 'http://localhost');
  const caller = url.searchParams.get('caller') ?? '';
  if (url.pathname === '/livez') return void res.end('live');
  if (url.pathname === '/started') return void res.end(String(startedTasks));
  if (url.pathname === '/continue') {
    for (const resume of pausedRequests.splice(0)) resume();
    return void res.end();
  }
  const task = url.pathname.slice(1) as keyof typeof tasks;
  withRequest(log, caller === 'a job' ? {} : { address: caller }, async () => {
    try {
      if (url.searchParams.has('paused')) {
        await threads.run('double', 1);
        await new Promise<void>((resume) => pausedRequests.push(resume));
      }
      const value = threads.run(task, 21 as never);
      startedTasks++;
      res.end(JSON.stringify({ value: await value }));
    } catch (error) {
      const { code, status, extras } = error instanceof AppError ? error : { code: 'other', status: 500, extras: {} };
      res.statusCode = status;
      res.end(JSON.stringify({ code, retryAfter: extras.retryAfter }));
    }
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(JSON.stringify({ port: typeof address === 'object' && address ? address.port : 0 }));
});

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

const server = createServer((req, res) => {
  const url = new URL(req.url ?? '/', 'http://localhost');
  const caller = url.searchParams.get('caller') ?? '';
  if (url.pathname === '/livez') return void res.end('live');
  const task = url.pathname.slice(1) as keyof typeof tasks;
  withRequest(log, { address: caller }, async () => {
    try {
      res.end(JSON.stringify({ value: await threads.run(task, 21 as never) }));
    } catch (error) {
      res.statusCode = error instanceof AppError ? error.status : 500;
      res.end(JSON.stringify({ code: error instanceof AppError ? error.code : 'other' }));
    }
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(JSON.stringify({ port: typeof address === 'object' && address ? address.port : 0 }));
});

import { createServer } from 'node:http';
import pino from 'pino';
import { AppError } from '../../src/errors.ts';
import { withRequest } from '../../src/request-scope.ts';
import { workerThreads } from '../../src/worker-threads.ts';
import type * as tasks from './trial-tasks.ts';

// A service whose worker threads may be asked for work that never ends. Jest can't load what `workerThreads` stands on.
const log = pino({ level: 'silent' });
const threads = workerThreads<typeof tasks>({
  file: new URL('./trial-tasks.ts', import.meta.url),
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

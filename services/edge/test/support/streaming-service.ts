import { once } from 'node:events';
import { startServer } from '@datewright/service-kit/http/start-server';
import { createLogger } from '@datewright/service-kit/observability/logging';
import express from 'express';

const lines = 12;
const everyMs = 250;

/**
 * A service on the service kit, as a process: `…/stream` writes a line every quarter of a second, every other path
 * answers with the process id. It sends a message once it is loaded and listens after it gets one, so that the load
 * time of this machine does not matter to a test.
 */
const app = express();
app.get('/readyz', (_req, res) => void res.json({}));
app.get('/v1/account/stream', async (_req, res) => {
  res.type('application/x-ndjson');
  for (let line = 1; line <= lines; line++) {
    res.write(`{"line":${line}}\n`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  res.end();
});
app.use('/v1/account', (_req, res) => void res.json({ pid: process.pid }));

process.send?.('loaded');
await once(process, 'message');
process.channel?.unref();
await startServer(app, {
  config: { HOST: '127.0.0.1', PORT: Number(process.env.PORT) },
  log: createLogger('streaming', 'silent'),
});

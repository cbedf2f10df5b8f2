import { setTimeout as wait } from 'node:timers/promises';
import express from 'express';
import pino from 'pino';
import { startServer } from '../../src/http/start-server.ts';
import { isStopping } from '../../src/http/stopping.ts';

/** A service with a stream that takes five seconds and says when its process stops. */
const app = express();
app.get('/stream', async (_req, res) => {
  for (let line = 1; line <= 25; line++) {
    res.write(`${line}${isStopping() ? ' stopping' : ''}\n`);
    await wait(200);
  }
  res.end('end');
});
app.use((_req, res) => void res.json({ pid: process.pid }));
await startServer(app, {
  config: { HOST: '127.0.0.1', PORT: Number(process.env.PORT) },
  log: pino({ level: 'silent' }),
});

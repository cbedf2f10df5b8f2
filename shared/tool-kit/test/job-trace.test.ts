import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { confirmErasure } from '@datewright/contracts/account/confirm-erasure';
import { z } from '@datewright/contracts/zod';
import { testMongoUri, uniqueDatabaseName } from '@datewright/platform/testing/test-mongo';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { connectMongo } from '@datewright/service-kit/database/mongo';
import { createServiceClient } from '@datewright/service-kit/http/service-client';
import { createMetrics } from '@datewright/service-kit/observability/metrics';
import { currentRequest, withRequest } from '@datewright/service-kit/observability/request-scope';
import type { Connection } from 'mongoose';
import pino from 'pino';
import { createJobs } from '../src/jobs/jobs.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const request = {
  requestId: 'the-request',
  compositionId: 'the-composition',
  traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
  address: '192.0.2.1',
};

type Line = Record<'msg' | 'requestId' | 'traceId' | 'spanId' | 'parentSpanId', string>;
let connection: Connection;
let account: Server;
let calls: IncomingHttpHeaders[];
let lines: Line[];
beforeEach(async () => {
  [calls, lines] = [[], []];
  connection = await connectMongo({ MONGODB_URI: testMongoUri(), MONGODB_DB: uniqueDatabaseName('traces') });
  account = createServer((req, res) => {
    calls.push(req.headers);
    res.setHeader('content-type', 'application/json').end('{"success":true}');
  }).listen(0, '127.0.0.1');
  await once(account, 'listening');
});
afterEach(async () => {
  account.close();
  await connection.dropDatabase();
  await connection.close();
});

/** Jobs whose first try fails, and whose second calls the account service. */
function createRetriedJobs() {
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const metrics = createMetrics('trial');
  const jobs = createJobs({ connection, metrics, log, now: Date.now, retryDelayMs: 10 });
  const baseUrl = `http://127.0.0.1:${(account.address() as AddressInfo).port}`;
  const call = createServiceClient({ baseUrl, token: 'a-token-of-the-trial' });
  let tries = 0;
  const queue = jobs.createQueue('trial', {
    concurrency: 1,
    schema: z.object({}),
    handler: {
      async run() {
        if (tries++ === 0) throw new Error('The first try fails');
        currentRequest().log.info('the handler logs');
        await call(confirmErasure, { userId: 'a-member' });
      },
      giveUp: async () => undefined,
    },
  });
  return { jobs, log, queue };
}

test('A job continues the trace of the request that added it, in each try, in its logs and in its calls', async () => {
  const { jobs, log, queue } = createRetriedJobs();
  let requestSpan: unknown;
  await withRequest(log, request, async () => {
    requestSpan = currentRequest().fields.spanId;
    await queue.add({ key: 'job', payload: {}, isPriority: false });
  });
  jobs.start();
  await waitUntil(() => lines.some(({ msg }) => msg === 'job done'));
  await jobs.stop();

  expect(lines.map(({ msg }) => msg)).toEqual(['job failed', 'the handler logs', 'job done']);
  for (const line of lines) {
    expect(line).toMatchObject({ requestId: 'the-request', compositionId: 'the-composition', traceId });
    expect(line.parentSpanId).toBe(requestSpan);
  }
  // Each try has a span of its own.
  const [failed, logged, done] = lines.map(({ spanId }) => spanId);
  expect([logged === failed, logged === done]).toEqual([false, true]);
  expect(calls).toMatchObject([{ traceparent: `00-${traceId}-${done}-01`, 'x-request-id': 'the-request' }]);
});

test('A job that an earlier release stored, without the request, runs in a trace of its own', async () => {
  const { jobs, queue } = createRetriedJobs();
  await queue.add({ key: 'job', payload: {}, isPriority: false });
  expect(await connection.collection('jobs').findOne()).not.toHaveProperty('origin');
  jobs.start();
  await waitUntil(() => lines.some(({ msg }) => msg === 'job done'));
  await jobs.stop();
  for (const line of lines) expect(line.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(calls).toHaveLength(1);
});

import type { AddressInfo } from 'node:net';
import { defineCall } from '@datewright/contracts/call';
import { z } from '@datewright/contracts/zod';
import { createApp } from '../src/http/app.ts';
import { createServiceRouter } from '../src/http/router.ts';
import { createLogger } from '../src/observability/logging.ts';
import { createMetrics } from '../src/observability/metrics.ts';

const service = 'registry';
const read = { service, method: 'GET', audience: 'open', summary: 'Says a word.' } as const;
const response = z.object({ word: z.string() });
const own = defineCall({ ...read, path: '/own', response });
const shared = defineCall({ ...read, path: '/shared/:name', response });

const routes = createServiceRouter('https://datewright.test', {});
routes.call(own, async () => ({ word: 'szép' }));
routes.call(shared, async ({ res }) => {
  res.set('cache-control', 'public, max-age=60');
  return { word: 'szép' };
});
const metrics = createMetrics(service);
const log = createLogger(service, 'silent');
const app = createApp({ service, log, metrics, trustProxyHops: 0, ready: async () => true, routes });

let server: ReturnType<typeof app.listen>;
beforeAll((done) => {
  server = app.listen(0, done);
});
afterAll((done) => {
  server.close(done);
});
const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

test('An answer that nobody may store is JSON without an ETag', async () => {
  const answer = await ask('/own');
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('etag')).toBeNull();
  expect(await answer.text()).toBe('{"word":"szép"}');
});

test('An answer that may be stored has an ETag', async () => {
  const answer = await ask('/shared/a');
  expect(answer.headers.get('etag')).toMatch(/^W\//);
  expect(await answer.json()).toEqual({ word: 'szép' });
});

test('Durations are recorded by method, status and route, where all paths of a route count as one', async () => {
  metrics.registry.resetMetrics();
  for (const path of ['/shared/a', '/shared/b', '/own', '/nowhere']) await (await ask(path)).text();
  const text = await (await ask('/metrics')).text();
  const counts = [...text.matchAll(/duration_seconds_count\{.*route="(.+)",status="(.+)"\} (\d+)/g)];
  expect(counts.map(([, route, status, count]) => `${route} ${status}: ${count}`)).toEqual([
    '/shared/:name 200: 2',
    '/own 200: 1',
    'none 404: 1',
  ]);
});

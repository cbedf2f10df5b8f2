import type { AddressInfo } from 'node:net';
import { defineCall } from '@datewright/contracts/call';
import { z } from '@datewright/contracts/zod';
import { createApp } from '../src/http/app.ts';
import { createServiceRouter } from '../src/http/router.ts';
import { createLogger } from '../src/observability/logging.ts';
import { createMetrics } from '../src/observability/metrics.ts';

const origin = 'https://datewright.test';
const service = 'registry';
const echo = { service, method: 'POST', audience: 'open', summary: 'Says it again.' } as const;
const said = z.object({ word: z.string() });
const older = defineCall({ ...echo, path: '/older', plainText: true, body: said, response: said });
const strict = defineCall({ ...echo, path: '/strict', body: said, response: said });

const routes = createServiceRouter(origin, {});
for (const call of [older, strict]) routes.call(call, async ({ body }) => body);
const app = createApp({
  service,
  log: createLogger(service, 'silent'),
  metrics: createMetrics(service),
  trustProxyHops: 0,
  ready: async () => true,
  routes,
});

let server: ReturnType<typeof app.listen>;
beforeAll((done) => {
  server = app.listen(0, done);
});
afterAll((done) => {
  server.close(done);
});

async function send(path: string, body: string, headers: Record<string, string> = { origin }) {
  const { port } = server.address() as AddressInfo;
  const type = { 'content-type': 'text/plain;charset=UTF-8' };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { ...type, ...headers },
    body,
  });
  const answer = await response.json();
  return { status: response.status, word: answer.word, code: answer.error?.code };
}
const hello = JSON.stringify({ word: 'hello' });

test('A call for older clients accepts JSON that is sent as plain text', async () => {
  expect(await send('/older', hello)).toMatchObject({ status: 200, word: 'hello' });
});

test('Every other call refuses plain text', async () => {
  expect(await send('/strict', hello)).toMatchObject({ status: 400, code: 'invalid_request' });
});

test('Plain text needs no preflight, so it must come from our own pages', async () => {
  expect(await send('/older', hello, {})).toMatchObject({ status: 403, code: 'cross_site_refused' });
  expect(await send('/older', hello, { origin: 'https://evil.example' })).toMatchObject({ code: 'cross_site_refused' });
});

test('Refuses plain text that is not JSON or too long', async () => {
  expect(await send('/older', 'hello')).toMatchObject({ status: 400, code: 'invalid_request' });
  expect(await send('/older', JSON.stringify({ word: 'x'.repeat(300_000) }))).toMatchObject({ code: 'too_large' });
});

import { connect } from 'node:net';
import type { ServiceProcess } from '@datewright/testkit/service-process';
import { startMarketing } from './support/start-marketing.ts';

let service: ServiceProcess;

beforeAll(async () => {
  service = await startMarketing();
});
afterAll(() => service?.stop());

/**
 * Sends the bytes and then stalls; returns the response, and the milliseconds until the service closed the connection.
 */
function sendAndWait(bytes: string): Promise<{ received: string; ms: number }> {
  const started = performance.now();
  let received = '';
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (received += chunk));
    socket.on('error', () => {});
    socket.on('close', () => resolve({ received, ms: performance.now() - started }));
  });
}

test('When a client stalls in the middle of a head or body, then any service closes the connection after ten seconds', async () => {
  const line = 'POST /v1/marketing/events HTTP/1.1\r\nhost: x\r\n';
  const [head, body] = await Promise.all([
    sendAndWait(line),
    sendAndWait(`${line}content-type: application/json\r\ncontent-length: 100\r\n\r\n{`),
  ]);
  expect(head.received).toContain('408 Request Timeout');
  expect(body.received).toContain('"too_slow"');
  expect(Math.max(head.ms, body.ms)).toBeLessThan(13_000);
});

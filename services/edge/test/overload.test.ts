import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { type MinimalEdge, startMinimalEdge } from './support/minimal-edge.ts';
import { type RawConnection, sendRaw } from './support/raw-connection.ts';

let edge: MinimalEdge;
let service: Server;
let receivedPaths: string[] = [];
let arrived = 0;
let disconnected: string[] = [];
let nextLine = () => {};

beforeAll(async () => {
  service = createServer((req, res) => {
    const path = req.url ?? '';
    receivedPaths.push(path);
    req.on('data', (chunk) => {
      arrived += chunk.length;
    });
    res.on('close', () => {
      if (!res.writableFinished) disconnected.push(path);
    });
    if (path.includes('/never')) return;
    if (path.includes('/lines')) {
      res.writeHead(200, { 'content-type': 'application/x-ndjson' }).write('{"line":1}\n');
      nextLine = () => void res.write('{"line":2}\n');
      return;
    }
    req.on('end', () => res.end(JSON.stringify(req.headers)));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  edge = await startMinimalEdge({ account: url, chatpad: url });
});

beforeEach(() => {
  receivedPaths = [];
  disconnected = [];
  arrived = 0;
});

afterAll(async () => {
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
  await edge?.stop();
});

const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: ${edge.host}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n{`;
const many = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));
const closeAll = (connections: RawConnection[]) => {
  for (const { socket } of connections) socket.destroy();
};

async function ask(path: string, init: RequestInit = {}, patience = 5000) {
  const started = performance.now();
  const answer = await fetch(`http://${edge.host}${path}`, { ...init, signal: AbortSignal.timeout(patience) });
  return { status: answer.status, headers: answer.headers, body: await answer.text(), ms: performance.now() - started };
}

test('When hundreds of clients send bodies that never end, then everyone else is answered at once, and no service receives those bodies', async () => {
  const slow = many(300, (at) => sendRaw(edge.port, post('/v1/account/slow', 1000), `127.0.0.${2 + (at % 3)}`));
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (const init of [{}, { method: 'POST', body: '{}' }]) {
    // The slow bodies have ten seconds, so an answer within five did not wait for them.
    expect((await ask('/v1/account/quick', init)).status).toBe(200);
  }
  expect(receivedPaths).toEqual(['/v1/account/quick', '/v1/account/quick']);
  const ends = await Promise.all(slow.map(({ hungUp }) => hungUp));
  expect(Math.max(...ends)).toBeLessThan(14_000);
  expect(new Set(slow.map(({ received }) => received().split('\r\n')[0]))).toEqual(
    new Set(['HTTP/1.1 408 Request Timeout']),
  );
  expect(slow[0]?.received()).toContain('"too_slow"');
});

test('When the headers of a request never end, then its connection is closed after ten seconds', async () => {
  const { hungUp, received } = sendRaw(edge.port, `GET /v1/account/x HTTP/1.1\r\nhost: ${edge.host}\r\nx-more: `);
  expect(await hungUp).toBeLessThan(13_000);
  expect(received()).toContain('408');
});

test('When one address opens hundreds of connections, then it gets 128, and others are not affected', async () => {
  const open = many(200, () => sendRaw(edge.port, '', '127.0.0.9'));
  let refused = 0;
  for (const { hungUp } of open) hungUp.then(() => refused++);
  await waitUntil(async () => refused === 72);
  expect((await ask('/v1/account/quick')).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(refused).toBe(72);
  closeAll(open);
});

test('When a service never answers, then a short queue waits for it, and further calls are refused with a retry time', async () => {
  const get = `GET /v1/account/never HTTP/1.1\r\nhost: ${edge.host}\r\n\r\n`;
  const waiting = many(256 + 64, (at) => sendRaw(edge.port, get, `127.0.0.${10 + (at % 4)}`));
  await waitUntil(async () => receivedPaths.length === 256);
  // A call that comes before the queue is full waits in it.
  const { status, headers, body } = await waitUntil(() => ask('/v1/account/quick', {}, 300).catch(() => undefined));
  expect([status, headers.get('retry-after'), JSON.parse(body).error.code]).toEqual([503, '1', 'unavailable']);
  expect((await ask('/v1/chatpad/quick')).status).toBe(200);
  closeAll(waiting);
  await waitUntil(async () => (await ask('/v1/account/quick')).status === 200);
});

test('When an answer is streamed, then each line arrives when it is written, and a client that disconnects ends it at the service', async () => {
  const leaving = new AbortController();
  const answer = await fetch(`http://${edge.host}/v1/chatpad/lines`, { signal: leaving.signal });
  const reader = answer.body?.getReader();
  const line = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await line()).toBe('{"line":1}\n');
  nextLine();
  expect(await line()).toBe('{"line":2}\n');
  leaving.abort();
  await waitUntil(async () => disconnected.includes('/v1/chatpad/lines'));
});

test('When a large picture is uploaded, then it is streamed to the service; one above the limit is refused', async () => {
  const size = 10 * 2 ** 20;
  const headers = { host: edge.host, 'content-type': 'multipart/form-data; boundary=x', 'content-length': size };
  const upload = request({ port: edge.port, path: '/v1/chatpad/screenshots', method: 'POST', headers });
  const answered = new Promise<number>((resolve) =>
    upload.on('response', (res) => resolve(res.resume().statusCode ?? 0)),
  );
  upload.write(Buffer.alloc(size / 2));
  await waitUntil(async () => arrived === size / 2);
  upload.end(Buffer.alloc(size / 2));
  expect([await answered, arrived]).toEqual([200, size]);
  const body = Buffer.alloc(size + 2 ** 20);
  expect((await ask('/v1/chatpad/screenshots', { method: 'POST', body })).status).toBe(413);
  expect((await ask('/v1/chatpad/matches', { method: 'POST', body })).status).toBe(413);
});

test('When four uploads of one address are slow, then a fifth is refused, and other calls continue', async () => {
  const slow = many(4, () => sendRaw(edge.port, post('/v1/chatpad/screenshots', 2 ** 20)));
  await waitUntil(async () => receivedPaths.length === 4);
  const fifth = await ask('/v1/chatpad/screenshots', { method: 'POST', body: 'x' });
  expect([fifth.status, fifth.headers.get('retry-after')]).toEqual([429, '1']);
  expect((await ask('/v1/chatpad/matches')).status).toBe(200);
  closeAll(slow);
});

test('When thirty-two uploads from eight addresses send a byte a second, then each is ended, and those of others succeed', async () => {
  const head = (length: number) =>
    `POST /v1/chatpad/screenshots HTTP/1.1\r\nhost: ${edge.host}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${length}\r\n\r\n`;
  const phone = sendRaw(edge.port, head(24_000), '127.0.0.40');
  const slow = many(32, (at) => sendRaw(edge.port, head(2 ** 20), `127.0.0.${20 + (at % 8)}`));
  const drip = setInterval(() => {
    for (const { socket } of slow) if (socket.writable) socket.write('x');
    // The speed of a 2G connection.
    if (phone.socket.writable) phone.socket.write(Buffer.alloc(2000, 'x'));
  }, 1000);
  try {
    await waitUntil(async () => receivedPaths.length === 32);
    const body = Buffer.alloc(2000);
    expect((await ask('/v1/chatpad/screenshots', { method: 'POST', body }, 12_000)).status).toBe(200);
    const ends = await Promise.all(slow.map(({ hungUp }) => hungUp));
    expect(Math.max(...ends)).toBeLessThan(9000);
    expect(slow.filter(({ received }) => !/^HTTP\/1.1 408[\s\S]*"too_slow"/.test(received()))).toEqual([]);
    await waitUntil(async () => phone.received().startsWith('HTTP/1.1 200'), 20);
  } finally {
    clearInterval(drip);
    closeAll([...slow, phone]);
  }
});

test("When a caller sends `Expect: 100-continue`, then it can't pose as a proxy either", async () => {
  const { socket, received } = sendRaw(
    edge.port,
    `POST /v1/account/x HTTP/1.1\r\nhost: ${edge.host}\r\nexpect: 100-continue\r\nx-forwarded-for: 1.2.3.4\r\nforwarded: for=1.2.3.4\r\ncontent-length: 2\r\n\r\n{}`,
  );
  await waitUntil(async () => received().includes('content-length":"2"'));
  expect(received()).toContain('"x-forwarded-for":"127.0.0.1"');
  expect(received()).not.toContain('1.2.3.4');
  socket.destroy();
});

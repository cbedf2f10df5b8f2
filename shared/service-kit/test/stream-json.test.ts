import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTick } from 'node:timers/promises';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import express from 'express';
import pino from 'pino';
import { AppError, handleErrors } from '../src/errors/app-error.ts';
import { logRequests } from '../src/http/log-requests.ts';
import { streamJson } from '../src/http/stream-json.ts';

let server: Server;
let parts: () => Record<string, unknown> = () => ({});
beforeAll(async () => {
  const app = express();
  app.set('trust proxy', 1);
  app.use(logRequests(pino({ level: 'silent' })));
  app.get('/', (_req, res) => streamJson(res, parts(), 'data'));
  app.use(handleErrors);
  server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

async function* list<Item>(items: Iterable<Item>) {
  yield* items;
}
/** Megabytes of items, counted as they are read; fails before the item `end`. */
async function* manyItems(read: { count: number }, end = Number.POSITIVE_INFINITY) {
  for (; read.count < 2000; read.count++) {
    if (read.count === end) throw new AppError('unavailable');
    yield 'x'.repeat(16_384);
  }
}

test('Values and lists of any length arrive as one JSON object', async () => {
  parts = () => ({ name: 'Kim', none: undefined, nothing: list([]), tips: list([{ id: 1 }, { id: 2 }]) });
  const answer = await fetch(url());
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.json()).toEqual({ data: { name: 'Kim', none: null, nothing: [], tips: [{ id: 1 }, { id: 2 }] } });
});

test('When a client reads slowly, then the list is read no faster, and no more once the client goes away', async () => {
  const read = { count: 0 };
  parts = () => ({ many: manyItems(read) });
  const answer = await new Promise<IncomingMessage>((resolve) => get(url(), resolve));
  answer.pause();
  let before = -1;
  await waitUntil(async () => {
    const isStill = read.count === before;
    before = read.count;
    return isStill && read.count > 0;
  });
  expect(read.count).toBeLessThan(2000);
  answer.destroy();
  await waitUntil(
    async () =>
      (await new Promise<number>((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      )) === 0,
  );
  expect(read.count).toBeLessThan(2000);
});

/** An answer to a client behind another address, which reads nothing yet. */
const open = async (address: string) => {
  const answer = await new Promise<IncomingMessage>((resolve) =>
    get(url(), { headers: { 'x-forwarded-for': address } }, resolve),
  );
  answer.pause();
  return answer;
};

test('A caller has one long answer at a time, and all have twenty; more are refused with a time to try again', async () => {
  parts = () => ({ many: manyItems({ count: 0 }) });
  const answers = [await open('10.0.0.1')];
  const another = await open('10.0.0.1');
  expect([another.statusCode, another.headers['retry-after']]).toEqual([429, '5']);
  for (let number = 2; number <= 20; number++) answers.push(await open(`10.0.0.${number}`));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const full = await open('10.0.0.21');
  expect([full.statusCode, full.headers['retry-after']]).toEqual([503, '5']);
  for (const answer of answers) answer.destroy();
  await waitUntil(async () => (await open('10.0.0.1')).statusCode === 200);
});

test('Long answers are read in turns, so that a short one is not kept waiting until the long ones are whole', async () => {
  const long = { count: 0 };
  let readAtOnce = 0;
  let mostAtOnce = 0;
  async function* watched(items: AsyncIterable<string>) {
    for await (const item of items) {
      mostAtOnce = Math.max(mostAtOnce, ++readAtOnce);
      await nextTick();
      readAtOnce--;
      yield item;
    }
  }
  parts = () => ({ many: watched(manyItems(long)) });
  const reading = await open('10.0.1.1');
  reading.resume();
  parts = () => ({ few: watched(list(['one', 'two'])) });
  await new Promise<void>((resolve) => get(url(), (answer) => void answer.resume().on('end', resolve)));
  expect(long.count).toBeLessThan(2000);
  await new Promise((resolve) => reading.on('end', resolve));
  expect([long.count, mostAtOnce]).toEqual([2000, 1]);
});

test('When a list fails, then an early failure has its status, and a later one leaves no answer that looks whole', async () => {
  parts = () => ({ many: manyItems({ count: 0 }, 0) });
  expect((await fetch(url())).status).toBe(503);
  parts = () => ({ many: manyItems({ count: 0 }, 50) });
  await expect(fetch(url()).then((answer) => answer.text())).rejects.toThrow();
});

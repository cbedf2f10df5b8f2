import { testMongoUri, uniqueDatabaseName } from '@datewright/platform/testing/test-mongo';
import { connectMongo } from '@datewright/service-kit/database/mongo';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { createRateLimiter } from '@datewright/service-kit/limits/rate-limit';
import type { Connection } from 'mongoose';
import { APIError } from 'openai';
import { type AiRateLimiter, createAiRateLimiter } from '../src/ai/ai-rate-limiter.ts';

const minute = 60_000;
let connections: Connection[] = [];
let paces: AiRateLimiter[] = [];
let clock = { ahead: 0 };

beforeEach(async () => {
  clock = { ahead: 0 };
  const config = { MONGODB_URI: testMongoUri(), MONGODB_DB: uniqueDatabaseName('pace') };
  connections = [await connectMongo(config), await connectMongo(config)];
  const now = () => Date.now() + clock.ahead;
  paces = connections.map((connection) =>
    createAiRateLimiter({ connection, limiter: createRateLimiter(connection, now), callsPerMinute: 3, now }),
  );
});
afterEach(() => Promise.all(connections.map((connection) => connection.close())));

const busy = (seconds: number) =>
  new AppError('ai_failed', {
    cause: new APIError(429, undefined, 'busy', new Headers({ 'retry-after': String(seconds) })),
  });
const { signal } = new AbortController();
const ask = (worker: number, question: () => Promise<string>, patience = 0) =>
  paces[worker]?.run(question, { signal, maxWaitMs: patience });

test('All workers together stay within the limit per minute, and may call again after it', async () => {
  for (const worker of [0, 1, 0]) expect(await ask(worker, async () => 'answered', minute)).toBe('answered');
  await expect(ask(1, async () => 'too many')).rejects.toMatchObject({ code: 'unavailable' });
  clock.ahead = minute;
  expect(await ask(1, async () => 'again')).toBe('again');
});

test('When the AI asks one worker to wait, all workers wait and every call is made in the end', async () => {
  await expect(ask(0, () => Promise.reject(busy(40)))).rejects.toMatchObject({ code: 'unavailable' });
  let asked = 0;
  const other = async () => `asked ${++asked}`;
  await expect(ask(1, other)).rejects.toMatchObject({ code: 'unavailable' });
  expect(asked).toBe(0);
  clock.ahead = 42_000;
  expect(await ask(1, other)).toBe('asked 1');
});

test('Retries by itself after the wait that the AI asked for', async () => {
  const answers = [() => Promise.reject(busy(0.2)), async () => 'at last'];
  expect(await ask(0, () => (answers.shift() ?? (async () => 'none'))(), minute)).toBe('at last');
});

test('Does not retry any other failure, and stops waiting when the job is stopped', async () => {
  let times = 0;
  const failing = () => {
    times++;
    return Promise.reject(new AppError('ai_refused'));
  };
  await expect(ask(0, failing, minute)).rejects.toMatchObject({ code: 'ai_refused' });
  expect(times).toBe(1);

  const leaving = new AbortController();
  const waiting = paces[0]?.run(() => Promise.reject(busy(50)), { signal: leaving.signal, maxWaitMs: 2 * minute });
  leaving.abort(new Error('stopped'));
  await expect(waiting).rejects.toThrow('stopped');
});

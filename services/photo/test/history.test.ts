import { randomUUID } from 'node:crypto';
import { resultRetentionDays } from '@datewright/contracts/photo/limits';
import type { ToolEnvironment } from '@datewright/testkit/tool-environment';
import { getDatabase, memberWithPhotos, startPhotoEnvironment } from './support/photo-environment.ts';
import { another, portrait } from './support/pictures.ts';

let town: ToolEnvironment;
let photo: Buffer;
beforeAll(async () => {
  town = await startPhotoEnvironment();
  photo = await portrait();
});
afterAll(() => town.stop());

const dayMs = 24 * 3600_000;

/** Stores results as the service does, one a minute, the newest `daysAgo` days ago. */
async function storeResults(userId: string, count: number, daysAgo: number): Promise<string[]> {
  const database = await getDatabase(town);
  const stored = Array.from({ length: count }, (_, at) => {
    const operationId = randomUUID();
    const result = { type: 'profile', score: 7, measured: { print: '0123456789abcdef' } };
    const createdAt = new Date(Date.now() - daysAgo * dayMs - at * 60_000);
    return { _id: `${userId}:${operationId}`, userId, operationId, state: 'done', createdAt, result };
  });
  // biome-ignore lint/suspicious/noExplicitAny: the driver expects ids of its own type
  await database.collection('analyses').insertMany(stored as any);
  await database.close();
  return stored.map(({ operationId }) => operationId);
}

test('A member lists the results of all their devices, newest first, in short, and reads each whole', async () => {
  const { member, send, end, call } = await memberWithPhotos(town);
  await member.givePlan('weekly');
  const first = await send(photo);
  const ended = await end(first.operationId);
  const second = await send(await another(photo, 20));
  await end(second.operationId);
  const { status, body } = await call('GET', '/results');
  expect(status).toBe(200);
  expect(body.results.map(({ operationId }: { operationId: string }) => operationId)).toEqual([
    second.operationId,
    first.operationId,
  ]);
  const { result } = ended as Extract<typeof ended, { type: 'analyzed' }>;
  expect(body).toEqual({
    results: [
      expect.anything(),
      {
        operationId: first.operationId,
        at: expect.stringMatching(/^20.*Z$/),
        type: result.type,
        score: result.score,
        print: result.measured.print,
      },
    ],
    earlier: null,
  });
});

test('A photo without a result, a repeated picture and a deleted one are not listed', async () => {
  const { member, send, end, call, cancel, deleteAll } = await memberWithPhotos(town);
  await member.givePlan('weekly');
  await town.sandbox.queueAiBehaviour('refuse');
  await end((await send(await another(photo, 40))).operationId);
  await town.sandbox.queueAiBehaviour('normal', 0);
  const { operationId } = await send(photo);
  await end(operationId);
  await end((await send(photo)).operationId);
  const list = async () => (await call('GET', '/results')).body.results.length;
  expect(await list()).toBe(1);
  await cancel(operationId);
  expect(await list()).toBe(0);
  await end((await send(photo)).operationId);
  expect(await list()).toBe(1);
  await deleteAll();
  expect(await list()).toBe(0);
});

test('Results of another member are neither listed nor read by their id', async () => {
  const owner = await memberWithPhotos(town);
  const { operationId } = await owner.send(photo);
  await owner.end(operationId);
  const stranger = await memberWithPhotos(town);
  expect((await stranger.call('GET', '/results')).body.results).toEqual([]);
  expect(await stranger.end(operationId)).toEqual({ type: 'unknown', operationId });
});

test('Results past their retention are not listed, also before the sweeper has come', async () => {
  const { member, call } = await memberWithPhotos(town);
  const kept = await storeResults(member.userId, 1, resultRetentionDays - 0.01);
  await storeResults(member.userId, 3, resultRetentionDays + 1);
  const { body } = await call('GET', '/results');
  expect(body.results.map(({ operationId }: { operationId: string }) => operationId)).toEqual(kept);
});

test('A long list comes in pages, each result once', async () => {
  const { member, call } = await memberWithPhotos(town);
  const stored = await storeResults(member.userId, 250, 0);
  const listed: string[] = [];
  const sizes: number[] = [];
  let before = '';
  do {
    const { body } = await call('GET', `/results?limit=99${before && `&before=${before}`}`);
    listed.push(...body.results.map(({ operationId }: { operationId: string }) => operationId));
    sizes.push(body.results.length);
    before = body.earlier ?? '';
  } while (before !== '');
  expect(sizes).toEqual([99, 99, 52]);
  expect(listed).toEqual(stored);
  expect((await call('GET', '/results?limit=100')).status).toBe(400);
  expect((await call('GET', '/results?before=nonsense')).status).toBe(400);
});

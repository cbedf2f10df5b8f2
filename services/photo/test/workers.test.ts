import { randomUUID } from 'node:crypto';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { startAccountProxy } from '@datewright/testkit/account-proxy';
import type { ServiceProcess } from '@datewright/testkit/service-process';
import type { ToolEnvironment } from '@datewright/testkit/tool-environment';
import { getDatabase, memberWithPhotos, photoClient, startPhotoEnvironment } from './support/photo-environment.ts';
import { another, portrait } from './support/pictures.ts';

/** The API and its workers as separate processes, as operators run them. */
let town: ToolEnvironment;
let photo: Buffer;
beforeAll(async () => {
  town = await startPhotoEnvironment({ ROLE: 'api' });
  photo = await portrait();
});
afterEach(() => town.sandbox.queueAiBehaviour('normal', 0));
afterAll(() => town.stop());

const startWorker = () => town.startReplica({ ROLE: 'worker' });
const asked = async () => (await town.sandbox.listAiRequests()).length;

/** A member whose photo a worker has just sent to the AI; the answer is delayed. */
async function midway(worker: () => Promise<ServiceProcess>) {
  const photos = await memberWithPhotos(town);
  await town.sandbox.clearAiRequests();
  await town.sandbox.queueAiBehaviour('hang');
  const { operationId } = await photos.send(photo);
  const busy = await worker();
  await waitUntil(async () => (await asked()) > 0);
  return { ...photos, operationId, busy };
}

test('A photo waits while there is no worker, and is analyzed once there is one', async () => {
  const { send, news, end } = await memberWithPhotos(town);
  const { operationId } = await send(photo);
  const following = news(operationId);
  const worker = await startWorker();
  expect((await end(operationId)).type).toBe('analyzed');
  const states = (await following).map((line) => (line.type === 'running' ? line.state : line.type));
  expect(states[0]).toBe('waiting');
  expect(states.slice(-2)).toEqual(['analyzed', 'over']);
  await worker.stop();
});

test('When a worker is killed during the AI request, another analyzes the photo, and it costs one credit', async () => {
  const { member, operationId, end, busy } = await midway(startWorker);
  await busy.kill();
  await town.sandbox.queueAiBehaviour('normal', 0);
  const other = await startWorker();
  expect((await end(operationId)).type).toBe('analyzed');
  expect(await member.countCredits('photoanalyzer')).toBe(0);
  expect(await member.listChargePurposes()).toEqual(['photo']);
  await other.stop();
});

test('A worker that shuts down hands its photo back, and the next worker starts on it at once', async () => {
  const { member, operationId, end, busy } = await midway(startWorker);
  await town.sandbox.queueAiBehaviour('normal', 0);
  const other = await startWorker();
  await busy.stop();
  expect((await end(operationId)).type).toBe('analyzed');
  expect(await member.countCredits('photoanalyzer')).toBe(0);
  await other.stop();
});

test('When the API dies after receiving a photo, the same request on another instance continues it, for one credit', async () => {
  const api = await town.startReplica({ ROLE: 'api' });
  const photos = await memberWithPhotos(town, api.url);
  const { operationId } = await photos.send(photo);
  await api.kill();
  const next = photoClient(town.tool.url, photos.member.token);
  const worker = await startWorker();
  expect((await next.send(photo, operationId)).status).toBe(200);
  expect((await next.end(operationId)).type).toBe('analyzed');
  expect(await photos.member.countCredits('photoanalyzer')).toBe(0);
  await worker.stop();
});

test('When the AI is busy, all workers pause as long as it asks, and no photo is lost', async () => {
  const { member, send, end } = await memberWithPhotos(town);
  await member.givePlan('weekly');
  await town.sandbox.clearAiRequests();
  await town.sandbox.queueAiBehaviour('busy-briefly');
  const workers = [await startWorker(), await startWorker()];
  const sent = await Promise.all([1, 2, 3, 4].map(async (at) => send(await another(photo, at))));
  const ends = await Promise.all(sent.map(({ operationId }) => end(operationId)));
  expect(ends.map(({ type }) => type)).toEqual(['analyzed', 'analyzed', 'analyzed', 'analyzed']);
  // Four answers, and the requests that were running when the first was told to wait.
  expect(await asked()).toBeLessThanOrEqual(4 + 4);
  expect(await member.countCredits('photoanalyzer')).toBe(11);
  await Promise.all(workers.map((worker) => worker.stop()));
});

test('A photo survives an account service outage that is longer than three retries', async () => {
  const gate = await startAccountProxy(town.account.url);
  const { member, send, end } = await memberWithPhotos(town);
  const { operationId } = await send(photo);
  gate.commits = 'refuse';
  const worker = await town.startReplica({ ROLE: 'worker', ACCOUNT_URL: gate.url, JOB_PAUSE_MS: '100' });
  const database = await getDatabase(town);
  const job = () => database.collection('jobs').findOne({ queue: 'photo' });
  await waitUntil(async () => (await job())?.reason === 'unavailable');
  const begun = (await job())?.lease;
  await waitUntil(async () => (await job())?.lease > begun + 12);
  expect(await job()).toMatchObject({ state: 'open' });
  gate.commits = 'pass';
  expect((await end(operationId)).type).toBe('analyzed');
  expect(await member.listChargePurposes()).toEqual(['photo']);
  await Promise.all([worker.stop(), gate.stop(), database.close()]);
});

test('A photo that waited for more than ten minutes is deleted for free, and the member learns of it', async () => {
  const { member, send, end } = await memberWithPhotos(town);
  const { operationId } = await send(photo);
  const database = await getDatabase(town);
  await database.collection('waitingPictures').updateMany({}, { $set: { expiresAt: new Date(0) } });
  const worker = await startWorker();
  expect(await end(operationId)).toMatchObject({ type: 'failed', failure: { code: 'photo_gone' } });
  expect(await member.countCredits('photoanalyzer')).toBe(1);
  await Promise.all([worker.stop(), database.close()]);
});

test('A photo waits for a busy AI no longer than it may be stored', async () => {
  const { member, send, end } = await memberWithPhotos(town);
  const { operationId } = await send(photo);
  const database = await getDatabase(town);
  const waiting = database.collection('waitingPictures');
  await waiting.updateMany({}, { $set: { expiresAt: new Date(Date.now() + 60_000) } });
  const busyFor = new Date(Date.now() + 240_000);
  const pause = database.collection<{ _id: string; until: Date }>('aiPauses');
  await pause.updateOne({ _id: 'ai' }, { $set: { until: busyFor } }, { upsert: true });
  const worker = await startWorker();
  expect(await end(operationId)).toMatchObject({ type: 'failed', failure: { code: 'unavailable' } });
  expect(Date.now()).toBeLessThan(busyFor.getTime());
  expect(await member.countCredits('photoanalyzer')).toBe(1);
  await pause.deleteMany({});
  await Promise.all([worker.stop(), database.close()]);
});

test('Another photo under the same id does not replace the waiting one, which is analyzed', async () => {
  const { member, send, end } = await memberWithPhotos(town);
  await member.givePlan('weekly');
  const { operationId } = await send(photo);
  const other = await send(await another(photo, 5), operationId);
  expect(other.body.error.code).toBe('operation_conflict');
  const pointed = await send(photo, operationId, { x: 0.5, y: 0.5 });
  expect(pointed.body.error.code).toBe('operation_conflict');
  const worker = await startWorker();
  expect((await end(operationId)).type).toBe('analyzed');
  expect(await member.countCredits('photoanalyzer')).toBe(14);
  await worker.stop();
});

test('A tab that follows a photo before its upload has a job does not release its credit', async () => {
  const { member, send, news } = await memberWithPhotos(town);
  const { operationId } = await send(photo);
  const database = await getDatabase(town);
  await database.collection('jobs').deleteMany({});
  expect(await news(operationId)).toEqual([
    { type: 'unknown', operationId },
    { type: 'over', available: null },
  ]);
  expect(await member.countCredits('photoanalyzer')).toBe(0);
  await database.close();
});

test('A photo that was never sent is unknown, and at most ten are followed at once', async () => {
  const { end, news } = await memberWithPhotos(town);
  const never = randomUUID();
  expect(await end(never)).toEqual({ type: 'unknown', operationId: never });
  await expect(news(...Array.from({ length: 11 }, () => randomUUID()))).rejects.toThrow('400');
});

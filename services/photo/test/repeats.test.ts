import { randomUUID } from 'node:crypto';
import type { ToolEnvironment } from '@datewright/testkit/tool-environment';
import sharp from 'sharp';
import { getDatabase, memberWithPhotos, photoClient, startPhotoEnvironment } from './support/photo-environment.ts';
import { another, group, portrait } from './support/pictures.ts';

let town: ToolEnvironment;
let photo: Buffer;
beforeAll(async () => {
  town = await startPhotoEnvironment();
  photo = await portrait();
});
afterEach(() => town.sandbox.queueAiBehaviour('normal', 0));
afterAll(() => town.stop());

/** The same pixels in another file: without loss, and with other metadata. */
const inAnotherFile = () => sharp(photo).withMetadata({ density: 300 }).png().toBuffer();
const resultOf = (ended: object) => ('result' in ended ? ended.result : null);

test('A picture that was analyzed before costs nothing, in another file too, and shows the kept result', async () => {
  const { member, send, end } = await memberWithPhotos(town);
  const first = await end((await send(photo)).operationId);
  expect(await member.countCredits('photoanalyzer')).toBe(0);
  await town.sandbox.clearAiRequests();
  for (const file of [photo, await inAnotherFile()]) {
    const { operationId, body } = await send(file);
    expect(body).toEqual({ isOver: true });
    const ended = await end(operationId);
    expect(ended).toMatchObject({ type: 'analyzed', isRepeat: true });
    expect(resultOf(ended)).toEqual(resultOf(first));
  }
  expect(await town.sandbox.listAiRequests()).toEqual([]);
  expect(await member.listChargePurposes()).toEqual(['photo']);
});

test('The same picture eight times at once, in two tabs and on two replicas, costs one credit', async () => {
  const { member, send, end } = await memberWithPhotos(town);
  await member.givePlan('weekly');
  const replica = await town.startReplica();
  const other = photoClient(replica.url, member.token);
  const both = await Promise.all(
    Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? send(photo) : other.send(photo))),
  );
  const ended = await Promise.all(both.map(({ operationId }) => end(operationId)));
  expect(ended.map(({ type }) => type)).toEqual(Array(8).fill('analyzed'));
  expect(await member.countCredits('photoanalyzer')).toBe(14);
  expect(await member.listChargePurposes()).toEqual(['photo']);
  await replica.stop();
});

test('A picture whose analysis failed is analyzed and charged when it is sent again', async () => {
  const { member, send, end } = await memberWithPhotos(town);
  await town.sandbox.queueAiBehaviour('refuse');
  expect((await end((await send(photo)).operationId)).type).toBe('failed');
  expect((await end((await send(photo)).operationId)).type).toBe('analyzed');
  expect(await member.countCredits('photoanalyzer')).toBe(0);
});

test('A picture that found no credit is not kept as analyzed', async () => {
  const { member, send, end } = await memberWithPhotos(town);
  await end((await send(photo)).operationId);
  const darker = await another(photo, -20);
  expect((await send(darker)).body.error.code).toBe('out_of_credits');
  await member.givePlan('weekly');
  const asked = Date.now();
  expect((await end((await send(darker)).operationId)).type).toBe('analyzed');
  // It does not wait for the upload that was refused.
  expect(Date.now() - asked).toBeLessThan(20_000);
});

test('Another picture, another member and another face are analyzed again', async () => {
  const { member, send, end } = await memberWithPhotos(town);
  await member.givePlan('weekly');
  await end((await send(photo)).operationId);
  expect(await end((await send(await another(photo, 3))).operationId)).not.toHaveProperty('isRepeat');
  const stranger = await memberWithPhotos(town);
  expect(await stranger.end((await stranger.send(photo)).operationId)).not.toHaveProperty('isRepeat');
  const friends = await group();
  const faces = [0.2, 0.5].map((x) => ({ x, y: 0.4 }));
  for (const face of faces) {
    const { operationId } = await send(friends, randomUUID(), face);
    expect(await end(operationId)).not.toHaveProperty('isRepeat');
  }
  expect(await member.countCredits('photoanalyzer')).toBe(11);
});

test('Deleting the photo that was analyzed first, or everything, deletes what was kept of it', async () => {
  const { member, send, end, cancel, deleteAll } = await memberWithPhotos(town);
  await member.givePlan('weekly');
  const first = await send(photo);
  await end(first.operationId);
  const repeat = await send(photo);
  expect((await cancel(first.operationId)).status).toBe(200);
  expect(await end(repeat.operationId)).toMatchObject({ type: 'unknown' });
  expect((await cancel(repeat.operationId)).status).toBe(200);
  expect(await end((await send(photo)).operationId)).not.toHaveProperty('isRepeat');
  await send(photo);
  await deleteAll();
  const database = await getDatabase(town);
  const names = ['analyses', 'firstAnalyses', 'repeatedPictures'];
  const left = await Promise.all(
    names.map((name) => database.collection(name).countDocuments({ userId: member.userId })),
  );
  await database.close();
  expect(left).toEqual([0, 0, 0]);
});

test('Ten photos that a member sends at once are all taken', async () => {
  const { member, send, end } = await memberWithPhotos(town);
  await member.givePlan('weekly');
  const ten = await Promise.all(Array.from({ length: 10 }, async (_, at) => send(await another(photo, 30 + at))));
  expect(ten.map(({ status }) => status)).toEqual(Array(10).fill(200));
  for (const { operationId } of ten) expect((await end(operationId)).type).toBe('analyzed');
});

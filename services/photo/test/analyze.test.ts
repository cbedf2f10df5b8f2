import { randomUUID } from 'node:crypto';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import type { ToolEnvironment } from '@datewright/testkit/tool-environment';
import { getDatabase, memberWithPhotos, photoClient, startPhotoEnvironment } from './support/photo-environment.ts';
import { another, group, portrait, wall } from './support/pictures.ts';

let town: ToolEnvironment;
let photo: Buffer;
beforeAll(async () => {
  town = await startPhotoEnvironment();
  photo = await portrait();
});
afterEach(() => town.sandbox.queueAiBehaviour('normal', 0));
afterAll(() => town.stop());

test('A photo costs one credit; asking again, even after a reload, returns the same result for free', async () => {
  const { member, send, end, news } = await memberWithPhotos(town);
  const { operationId, status } = await send(photo);
  expect(status).toBe(200);
  const ended = await end(operationId);
  expect(ended).toMatchObject({
    type: 'analyzed',
    result: {
      type: 'profile',
      score: expect.any(Number),
      feedback: { pros: expect.any(Array), cons: expect.any(Array), suggestion: expect.any(String) },
      writtenBy: 'demo AI',
      sees: false,
      measured: { own: 0 },
    },
  });
  expect(await member.countCredits('photoanalyzer')).toBe(0);
  expect(await member.listChargePurposes()).toEqual(['photo']);

  expect((await send(photo, operationId)).body).toEqual({ isOver: true });
  expect(await end(operationId)).toEqual(ended);
  expect((await news(operationId)).at(-1)).toEqual({ type: 'over', available: 0 });
  expect(await member.countCredits('photoanalyzer')).toBe(0);
});

test('With three credits, three of ten photos are analyzed once each; the others report that no credit is left', async () => {
  const { member, send, end } = await memberWithPhotos(town);
  await member.givePlan('weekly');
  const before = await Promise.all(Array.from({ length: 12 }, async (_one, at) => send(await another(photo, at))));
  await Promise.all(before.map(({ operationId }) => end(operationId)));
  expect(await member.countCredits('photoanalyzer')).toBe(3);

  const ten = await Promise.all(Array.from({ length: 10 }, async (_one, at) => send(await another(photo, 20 + at))));
  const taken = ten.filter(({ status }) => status === 200);
  expect(taken).toHaveLength(3);
  for (const { status, body } of ten) if (status !== 200) expect(body.error.code).toBe('out_of_credits');
  for (const { operationId } of taken) expect((await end(operationId)).type).toBe('analyzed');
  expect(await member.countCredits('photoanalyzer')).toBe(0);
});

test('Two tabs that send the same photo under the same id pay once', async () => {
  const { member, send, end } = await memberWithPhotos(town);
  await member.givePlan('weekly');
  const operationId = randomUUID();
  const both = await Promise.all([send(photo, operationId), send(photo, operationId)]);
  expect(both.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect((await end(operationId)).type).toBe('analyzed');
  expect(await member.countCredits('photoanalyzer')).toBe(14);
});

test("An operation id can't be reused for another photo or by another member", async () => {
  const { member, send, end } = await memberWithPhotos(town);
  await member.givePlan('weekly');
  await town.sandbox.queueAiBehaviour('slow');
  const { operationId } = await send(photo);
  expect((await send(await another(photo, 3), operationId)).body.error.code).toBe('operation_conflict');
  expect((await end(operationId)).type).toBe('analyzed');

  const stranger = await memberWithPhotos(town);
  expect(await stranger.end(operationId)).toEqual({ type: 'unknown', operationId });
});

test('A photo without a person is refused with the documented message, and costs nothing', async () => {
  const { member, send, end } = await memberWithPhotos(town);
  const { operationId } = await send(await wall());
  expect(await end(operationId)).toMatchObject({
    type: 'failed',
    failure: {
      code: 'not_dating_ready',
      message: 'This doesn’t look like a dating-ready photo. Share a clear shot of you to get tips!',
    },
  });
  expect(await member.countCredits('photoanalyzer')).toBe(1);
});

test('A photo of several people asks for free which one is the member; the answer analyzes that face only', async () => {
  const { member, send, end } = await memberWithPhotos(town);
  const friends = await group();
  const asked = await end((await send(friends)).operationId);
  expect(asked).toMatchObject({ type: 'failed', failure: { code: 'which_face' } });
  const faces = asked.type === 'failed' ? (asked.failure.faces ?? []) : [];
  expect(faces).toHaveLength(4);
  expect(await member.countCredits('photoanalyzer')).toBe(1);
  const { x, y, width, height } = faces[2]?.area ?? { x: 0, y: 0, width: 0, height: 0 };

  const { operationId } = await send(friends, randomUUID(), { x: x + width / 2, y: y + height / 2 });
  const ended = await end(operationId);
  expect(ended).toMatchObject({ type: 'analyzed', result: { type: 'social', measured: { own: 2 } } });
  expect(await member.countCredits('photoanalyzer')).toBe(0);
});

test.each([
  ['minor', 'photo_minor'],
  ['self-harm', 'photo_self_harm'],
  ['nudity', 'photo_nudity'],
  ['violence', 'photo_violence'],
  ['document', 'photo_document'],
  ['screenshot', 'photo_screenshot'],
])('A photo that the AI classifies as "%s" is refused for free, and deleted at once', async (word, code) => {
  const { member, send, end } = await memberWithPhotos(town);
  await town.sandbox.queueAiBehaviour(`says-${word}`);
  const { operationId } = await send(photo);
  expect(await end(operationId)).toMatchObject({ type: 'failed', failure: { code } });
  expect(await member.countCredits('photoanalyzer')).toBe(1);
  const database = await getDatabase(town);
  expect(await database.collection('waitingPictures').countDocuments({ userId: member.userId })).toBe(0);
  await database.close();
});

test.each([
  ['sexual/minors', 'photo_minor'],
  ['sexual', 'photo_nudity'],
  ['self-harm/intent', 'photo_self_harm'],
  ['violence/graphic', 'photo_violence'],
])('A photo that moderation flags for "%s" is refused before the AI sees it', async (category, code) => {
  const { member, send, end } = await memberWithPhotos(town);
  await town.sandbox.clearAiRequests();
  await town.sandbox.queueModeration(category);
  const { operationId } = await send(photo);
  expect(await end(operationId)).toMatchObject({ type: 'failed', failure: { code } });
  expect(await town.sandbox.listAiRequests()).toEqual([]);
  expect(await member.countCredits('photoanalyzer')).toBe(1);
});

test('When moderation fails once, it is asked again while the photo waits', async () => {
  const { send, end } = await memberWithPhotos(town);
  await town.sandbox.queueModeration('fail');
  const { operationId } = await send(photo);
  expect((await end(operationId)).type).toBe('analyzed');
});

test('A busy moderation delays a photo, but never fails it', async () => {
  const { send, end } = await memberWithPhotos(town);
  await town.sandbox.queueModeration('busy', 4);
  const { operationId } = await send(photo);
  expect((await end(operationId)).type).toBe('analyzed');
});

test.each(['nothing', 'unknown-model'])(
  'A photo that moderation has not checked is never sent to the AI: %s',
  async (told) => {
    const { member, send, end } = await memberWithPhotos(town);
    await town.sandbox.clearAiRequests();
    await town.sandbox.queueModeration(told, 3);
    const { operationId } = await send(photo);
    expect(await end(operationId)).toMatchObject({ type: 'failed', failure: { code: 'ai_failed' } });
    expect(await town.sandbox.listAiRequests()).toEqual([]);
    expect(await member.countCredits('photoanalyzer')).toBe(1);
  },
);

test('When the AI obeys instructions in the picture, nothing of its answer is shown and the photo costs nothing', async () => {
  const { member, send, end } = await memberWithPhotos(town);
  await town.sandbox.clearAiRequests();
  await town.sandbox.queueAiBehaviour('hijacked', 3);
  const { operationId } = await send(photo);
  expect(await end(operationId)).toMatchObject({ type: 'failed', failure: { code: 'ai_failed' } });
  expect(await town.sandbox.listAiRequests()).toHaveLength(2);
  expect(await member.countCredits('photoanalyzer')).toBe(1);
  const database = await getDatabase(town);
  expect(await database.collection('waitingPictures').countDocuments({ userId: member.userId })).toBe(0);
  await database.close();
  await town.sandbox.queueAiBehaviour('normal', 0);
  // The same request may be tried again.
  expect((await send(photo, operationId)).status).toBe(200);
  expect((await end(operationId)).type).toBe('analyzed');
});

test.each(['garbage', 'truncate', 'fail'])('When the AI does this once, it is asked again: %s', async (behaviour) => {
  const { member, send, end } = await memberWithPhotos(town);
  await town.sandbox.queueAiBehaviour(behaviour);
  const { operationId } = await send(photo);
  expect((await end(operationId)).type).toBe('analyzed');
  expect(await member.countCredits('photoanalyzer')).toBe(0);
});

test('When the AI refuses a photo, the analysis ends for free', async () => {
  const { member, send, end } = await memberWithPhotos(town);
  await town.sandbox.queueAiBehaviour('refuse');
  const { operationId } = await send(photo);
  expect(await end(operationId)).toMatchObject({ type: 'failed', failure: { code: 'ai_refused' } });
  expect(await member.countCredits('photoanalyzer')).toBe(1);
});

test('The AI receives a small JPEG without metadata, the measurements, and no name', async () => {
  const { send, end } = await memberWithPhotos(town);
  await town.sandbox.clearAiRequests();
  const { operationId } = await send(photo);
  await end(operationId);
  const [asked] = await town.sandbox.listAiRequests();
  const content = asked?.body.messages[1]?.content as { type: string; text?: string; image_url?: { url: string } }[];
  const jpeg = Buffer.from(content[1]?.image_url?.url.split(',')[1] ?? '', 'base64');
  const { default: sharp } = await import('sharp');
  const { format, exif, width = 0, height = 0 } = await sharp(jpeg).metadata();
  expect({ format, exif }).toEqual({ format: 'jpeg', exif: undefined });
  expect(Math.max(width, height)).toBeLessThanOrEqual(1600);
  expect(content[0]?.text).toMatch(/"measured"/);
  expect(content[0]?.text).not.toMatch(/example\.com|IMG_0001/);
});

test('A photo that is cancelled during its analysis is deleted within moments, free, and unknown', async () => {
  const { member, send, cancel, end } = await memberWithPhotos(town);
  await town.sandbox.queueAiBehaviour('hang');
  const { operationId } = await send(photo);
  expect((await cancel(operationId)).status).toBe(200);
  expect(await end(operationId)).toEqual({ type: 'unknown', operationId });
  expect((await cancel(operationId)).status).toBe(404);
  await waitUntil(async () => (await member.countCredits('photoanalyzer')) === 1);
});

test('Deleting everything leaves nothing of the member, and stops running analyses', async () => {
  const { member, send, end, deleteAll } = await memberWithPhotos(town);
  await member.givePlan('weekly');
  const done = await send(photo);
  await end(done.operationId);
  await town.sandbox.queueAiBehaviour('hang');
  const running = await send(await another(photo, 7));
  expect((await deleteAll()).body).toEqual({ photos: 2, links: 0 });
  expect(await end(done.operationId)).toMatchObject({ type: 'unknown' });
  expect(await end(running.operationId)).toMatchObject({ type: 'unknown' });
  await waitUntil(async () => (await member.countCredits('photoanalyzer')) === 14);
  const database = await getDatabase(town);
  for (const name of ['analyses', 'waitingPictures', 'jobs']) {
    const left = await database.collection(name).find().toArray();
    expect(JSON.stringify(left)).not.toContain(member.userId);
  }
  await database.close();
});

test('An undecodable picture, an oversized one and a call without one are refused with a message, for free', async () => {
  const { member, send, preview } = await memberWithPhotos(town);
  expect((await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).body.error.code).toBe('not_a_photo');
  expect((await send(Buffer.alloc(0))).body.error.code).toBe('not_a_photo');
  expect((await preview(photo.subarray(0, 2000))).body.error.code).toBe('not_a_photo');
  expect((await send(Buffer.concat([photo, Buffer.alloc(10 * 1024 * 1024)]))).body.error.code).toBe('image_too_large');
  expect(await member.countCredits('photoanalyzer')).toBe(1);
});

test('A preview is an upright JPEG, and nothing of it is stored', async () => {
  const { member, preview } = await memberWithPhotos(town);
  const { status, body } = await preview(photo);
  expect(status).toBe(200);
  expect(Buffer.from(body.jpeg, 'base64').subarray(0, 2).toString('hex')).toBe('ffd8');
  const database = await getDatabase(town);
  expect(await database.collection('waitingPictures').countDocuments({ userId: member.userId })).toBe(0);
  await database.close();
});

test("A signed-out visitor can do nothing, and a member's report of a wrong refusal is counted", async () => {
  const nobody = photoClient(town.tool.url, 'no token');
  expect((await nobody.send(photo)).status).toBe(401);
  expect((await nobody.deleteAll()).status).toBe(401);
  const { call } = await memberWithPhotos(town);
  expect((await call('POST', '/refusals/wrong', { code: 'photo_minor' })).status).toBe(200);
  expect((await call('POST', '/refusals/wrong', { code: 'internal' })).status).toBe(400);
  const metrics = await (await fetch(`${town.tool.url}/metrics`)).text();
  expect(metrics).toMatch(/photo_refusals_called_wrong_total\{code="photo_minor",service="photo"\} 1/);
});

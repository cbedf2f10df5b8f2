import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { ownBio } from './support/bio-client.ts';
import { createMemberWithBioClient } from './support/bio-environment.ts';

let town: ToolEnvironment;
beforeAll(async () => {
  town = await startToolEnvironment('bio');
});
afterAll(() => town.stop());

test('A member without a bio has an empty one; a bio that they save is stored', async () => {
  const { member, desk } = await createMemberWithBioClient(town);
  expect((await desk.read()).body).toEqual({ bio: '', version: 0, updatedAt: null, report: null });
  const saved = await desk.save('  My first bio.  ', 0);
  expect(saved.body).toEqual({ bio: 'My first bio.', version: 1, updatedAt: expect.any(String) });
  expect((await desk.read(member.userId)).body).toEqual({ ...saved.body, report: null });
});

test('Of two devices the one that saves later gets a conflict, and nothing is overwritten', async () => {
  const { desk, deskAt } = await createMemberWithBioClient(town);
  const phone = deskAt((await town.startReplica()).url);
  await desk.save('From the laptop', 0);
  await desk.save('From the laptop again', 1);
  expect(await phone.save('From the phone', 1)).toMatchObject({ status: 409, error: 'bio_changed' });
  expect(await phone.save('From the phone', 7)).toMatchObject({ status: 409, error: 'bio_changed' });
  expect((await desk.read()).body).toMatchObject({ bio: 'From the laptop again', version: 2 });
  expect((await phone.save('From the phone', 2)).body.version).toBe(3);
});

test('Of ten simultaneous saves exactly one succeeds, including the first save', async () => {
  const { desk } = await createMemberWithBioClient(town);
  for (const base of [0, 1]) {
    const saves = await Promise.all(Array.from({ length: 10 }, (_one, at) => desk.save(`Save ${base} ${at}`, base)));
    expect(saves.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(saves.filter(({ error }) => error === 'bio_changed')).toHaveLength(9);
  }
  expect(await desk.versions()).toHaveLength(2);
});

test('A save whose answer was lost can be sent again', async () => {
  const { desk } = await createMemberWithBioClient(town);
  const saved = await desk.save('Once', 0);
  expect(await desk.save('Once', 0)).toEqual(saved);
});

test('The last twenty versions are stored, and an old one can be saved again', async () => {
  const { desk } = await createMemberWithBioClient(town);
  for (let version = 0; version < 22; version++) await desk.save(`Version ${version + 1}`, version);
  const versions = await desk.versions();
  expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_one, at) => 22 - at));
  const old = versions.at(-1)?.bio ?? '';
  expect((await desk.save(old, 22)).body).toMatchObject({ bio: 'Version 3', version: 23 });
});

test('A cleared bio is empty, and its versions stay', async () => {
  const { desk } = await createMemberWithBioClient(town);
  await desk.save('Soon gone', 0);
  expect((await desk.save('', 1)).body).toMatchObject({ bio: '', version: 2 });
  expect((await desk.versions()).map(({ bio }) => bio)).toEqual(['Soon gone']);
});

test('A paid rewrite is among the versions, whether seen or not; a failed one is not', async () => {
  const { desk, deskAt } = await createMemberWithBioClient(town);
  await desk.save(ownBio, 0);
  const { bio } = (await desk.improve(ownBio)).body;
  await town.sandbox.queueAiBehaviour('refuse');
  expect((await desk.improve(ownBio, { tone: 'bold' })).error).toBe('ai_refused');
  const phone = deskAt((await town.startReplica()).url);
  expect(await phone.written()).toEqual([{ bio, at: expect.any(String), writtenBy: 'demo AI' }]);
  expect((await phone.versions()).map(({ bio }) => bio)).toEqual([ownBio]);
});

test("A member can neither read nor write another member's bio", async () => {
  const [owner, stranger] = [await createMemberWithBioClient(town), await createMemberWithBioClient(town)];
  await owner.desk.save('Only mine', 0);
  await owner.desk.keepVoice('only mine, too');
  await owner.desk.improve(ownBio);
  const user_id = owner.member.userId;
  expect(await stranger.desk.read(user_id)).toMatchObject({
    status: 404,
    error: 'not_found',
    body: { error: { message: 'Unauthorized operation' } },
  });
  expect(await stranger.desk.save('Stolen', 1, { user_id })).toMatchObject({ status: 404, error: 'not_found' });
  expect((await stranger.desk.read()).body.bio).toBe('');
  expect(await stranger.desk.versions()).toEqual([]);
  expect(await stranger.desk.written()).toEqual([]);
  expect(await stranger.desk.voice()).toBe('');
  expect((await owner.desk.read()).body).toMatchObject({ bio: 'Only mine', version: 1 });
  const nobody = stranger.deskAt(town.tool.url, '');
  for (const path of ['/rest/v1/user_bios', '/v1/bio/versions', '/v1/bio/voice', '/v1/bio/bonus']) {
    expect(await nobody.call('GET', path)).toMatchObject({ status: 401, error: 'not_signed_in' });
  }
});

test('A voice sample is stored when the member agrees, and deleted when they clear it', async () => {
  const { desk } = await createMemberWithBioClient(town);
  await desk.keepVoice('  i write like this  ');
  expect(await desk.voice()).toBe('i write like this');
  await desk.keepVoice('');
  expect(await desk.voice()).toBe('');
});

test.each([
  ['an endless bio', { bio: 'a'.repeat(2001), baseVersion: 0 }],
  ['a version below zero', { bio: 'a', baseVersion: -1 }],
  ['half a version', { bio: 'a', baseVersion: 0.5 }],
  ['no version', { bio: 'a' }],
  ['a bio that is no text', { bio: { $ne: '' }, baseVersion: 0 }],
  ['a member that is no text', { bio: 'a', baseVersion: 0, user_id: { $ne: '' } }],
])('%s is not saved', async (_what, body) => {
  const { desk } = await createMemberWithBioClient(town);
  expect(await desk.call('PUT', '/rest/v1/user_bios', body)).toMatchObject({ status: 400, error: 'invalid_request' });
});

// The limit counts the network, which all tests of a file share: no other test here requests a score.
test('A score is free and the same each time, 240 times a minute from one network', async () => {
  const { desk, credits } = await createMemberWithBioClient(town);
  const scores: Awaited<ReturnType<typeof desk.score>>[] = [];
  // More than twice the limit, so that one of two minutes exceeds it.
  for (let round = 0; round < 10; round++) {
    const asked = Array.from({ length: 50 }, () => desk.score('Two cats, one guitar. Looking for a duet?'));
    scores.push(...(await Promise.all(asked)));
  }
  const given = scores.filter(({ status }) => status === 200);
  expect(given.length).toBeGreaterThanOrEqual(240);
  expect(new Set(given.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(given[0]?.body.score).toBeGreaterThan(0);
  const refused = scores.find(({ status }) => status !== 200);
  expect(refused).toMatchObject({ status: 429, error: 'too_many_attempts' });
  expect(refused?.body.error.retryAfter).toBeGreaterThan(0);
  expect(await credits()).toBe(2);
});

import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { english, hungarian, ownBio } from './support/bio-client.ts';
import { createMemberWithBioClient, openDatabase, readSentData } from './support/bio-environment.ts';

let town: ToolEnvironment;
beforeAll(async () => {
  town = await startToolEnvironment('bio');
});
afterAll(() => town.stop());

test('A member gets a bio from their details, scored and explained, for one credit', async () => {
  const { desk, credits } = await createMemberWithBioClient(town);
  const { status, body } = await desk.generate();

  expect(status).toBe(200);
  expect(body.bio).toMatch(/hiking|coffee|board games/i);
  expect(body.bio).toContain('someone kind who laughs at bad puns');
  expect(body.explanation.length).toBeGreaterThanOrEqual(2);
  expect(body).toMatchObject({ writtenBy: 'demo AI', bonus: false, available: 1, toCheck: [], before: null });
  expect(body.score).toEqual((await desk.score(body.bio)).body);
  expect(await credits()).toBe(1);
});

test('The credit history says what each credit was for', async () => {
  const { desk, member } = await createMemberWithBioClient(town);
  await desk.analyze(ownBio);
  await desk.improve(ownBio);
  expect(await member.listChargePurposes()).toEqual(['bio-improve', 'bio-score']);
  const other = await createMemberWithBioClient(town);
  await other.desk.generate();
  expect(await other.member.listChargePurposes()).toEqual(['bio-write']);
});

test('A Hungarian member gets a Hungarian bio', async () => {
  const { desk } = await createMemberWithBioClient(town);
  const { body } = await desk.generate(hungarian);
  expect(body.bio).toMatch(/túrázás|kávé|társasjáték/i);
  expect(body.bio).toContain('valakit, akivel lehet nevetni');
  expect(body.score.language).toBe('hu');
  expect(body.toCheck).toEqual([]);
});

test('An improved bio keeps the facts, and is measured before and after', async () => {
  const { desk } = await createMemberWithBioClient(town);
  const { body } = await desk.improve(ownBio, { tone: 'feisty', gender: 'woman' });
  for (const fact of ['Tom', '31', 'engineer', 'Leeds', 'carbonara', 'Biscuit']) expect(body.bio).toContain(fact);
  expect(body.before).toEqual((await desk.score(ownBio)).body);
  expect(body.score.score).toBeGreaterThan(body.before.score);
  expect(body.toCheck).toEqual([]);
  expect((await readSentData(town)).tone).toBe('bold');
});

test('Facts that the AI invents are marked at their positions', async () => {
  const { desk } = await createMemberWithBioClient(town);
  await town.sandbox.queueAiBehaviour('invent');
  const { body } = await desk.generate();
  expect(body.toCheck.map(({ text }: { text: string }) => text)).toEqual(
    expect.arrayContaining(['nurse', 'Lisbon', '34', 'surfing']),
  );
  for (const { text, start, end } of body.toCheck) expect(body.bio.slice(start, end)).toBe(text);
});

test('The older shape of the details is accepted too', async () => {
  const { desk } = await createMemberWithBioClient(town);
  const userInfo = {
    activities: 'chess, yoga,wine , chess',
    lookingFor: ' a long talk ',
    selfDescription: 'curious',
    qualities: '',
    values: '',
  };
  const { status } = await desk.generate({ interests: undefined, lookingFor: undefined, userInfo });
  expect(status).toBe(200);
  expect(await readSentData(town)).toMatchObject({
    interests: ['chess', 'yoga', 'wine'],
    lookingFor: 'a long talk',
    about: ['curious'],
  });
});

test.each([
  ['two interests', { interests: ['Hiking', 'Coffee'] }, 400, 'too_few_details'],
  ['the same interest three times', { interests: ['Hiking', 'hiking', 'HIKING'] }, 400, 'too_few_details'],
  ['blank interests', { interests: ['Hiking', ' ', 'Coffee'] }, 400, 'too_few_details'],
  ['a blank wish', { lookingFor: '  ' }, 400, 'too_few_details'],
  ['no details', { interests: undefined, lookingFor: undefined }, 400, 'too_few_details'],
  ['nothing to improve', { mode: 'improve', currentBio: ' ' }, 400, 'empty_bio'],
  ['six interests', { interests: ['a', 'b', 'c', 'd', 'e', 'f'] }, 400, 'invalid_request'],
  ['an endless interest', { interests: ['a'.repeat(61), 'b', 'c'] }, 400, 'invalid_request'],
  ['an endless bio', { mode: 'improve', currentBio: 'a'.repeat(2001) }, 400, 'invalid_request'],
  ['an endless voice', { voice: 'a'.repeat(2001) }, 400, 'invalid_request'],
  ['an endless field', { userInfo: { values: 'a'.repeat(501) } }, 400, 'invalid_request'],
  ['a wrong type', { interests: 'hiking' }, 400, 'invalid_request'],
  ['a body of a megabyte', { currentBio: 'a'.repeat(1_000_000) }, 413, 'too_large'],
])('%s: refused before anything is charged', async (_what, asked, status, code) => {
  const { desk, credits } = await createMemberWithBioClient(town);
  expect(await desk.generate(asked)).toMatchObject({ status, error: code });
  expect(await credits()).toBe(2);
});

test.each([
  ['tinder', 500],
  ['bumble', 300],
  ['hinge', 150],
])('A bio for %s fits its %i characters', async (app, limit) => {
  const { desk } = await createMemberWithBioClient(town);
  const { body } = await desk.generate({ app, prompt: app === 'hinge' ? 'My simple pleasures' : undefined });
  expect(body.bio.length).toBeLessThanOrEqual(limit);
  const [request] = await town.sandbox.listAiRequests();
  expect(String(request?.body.messages[0]?.content)).toContain(`Under ${limit} characters`);
  expect((await readSentData(town)).prompt).toBe(app === 'hinge' ? 'My simple pleasures' : '');
});

test('An answer that is too long for the app is requested again, and never shown', async () => {
  const { desk, credits } = await createMemberWithBioClient(town);
  await town.sandbox.queueAiBehaviour('long', 2);
  expect(await desk.generate({ app: 'bumble' })).toMatchObject({ status: 502, error: 'ai_failed' });
  expect(await credits()).toBe(2);
});

test('A writing sample goes to the AI, and nowhere else', async () => {
  const { desk } = await createMemberWithBioClient(town);
  const voice = 'xylophonic ramblings of mine, always lower case';
  expect((await desk.generate({ voice })).status).toBe(200);
  expect((await readSentData(town)).voice).toBe(voice);
  expect(await desk.voice()).toBe('');
  const { db, close } = await openDatabase(town);
  for (const { name } of await db.listCollections().toArray()) {
    expect(JSON.stringify(await db.collection(name).find().toArray())).not.toContain('xylophonic');
  }
  await close();
});

test('Facts of the writing profile are given facts: they are masked, and supported when the bio says them', async () => {
  const { desk } = await createMemberWithBioClient(town);
  await town.sandbox.clearAiRequests();
  const about = ['I live in Győr', 'write me at anna.k@example.com'];
  expect((await desk.generate({ about })).status).toBe(200);
  const { about: sent } = await readSentData(town);
  expect(sent).toEqual(['I live in Győr', expect.stringMatching(/^write me at \[/)]);

  await town.sandbox.clearAiRequests();
  expect((await desk.generate({ about: ['I hate all women'] })).status).toBe(200);
  expect((await readSentData(town)).about).toEqual([]);
});

test('A second request brings another bio, even when the AI repeats itself once', async () => {
  const { desk, credits } = await createMemberWithBioClient(town);
  const first = await desk.generate();
  await town.sandbox.queueAiBehaviour('repeat');
  const second = await desk.generate();
  expect(second.status).toBe(200);
  expect(second.body.bio).not.toBe(first.body.bio);
  expect(await credits()).toBe(0);
});

test('When the AI only repeats itself, nothing is charged', async () => {
  const { desk, credits } = await createMemberWithBioClient(town);
  await desk.generate();
  await town.sandbox.queueAiBehaviour('repeat', 2);
  expect(await desk.generate()).toMatchObject({ status: 502, error: 'ai_failed' });
  expect(await credits()).toBe(1);
});

test('When the AI has nothing better, the member’s own words are cut and corrected, for free', async () => {
  const { desk, credits } = await createMemberWithBioClient(town);
  await desk.improve(ownBio);
  await town.sandbox.queueAiBehaviour('repeat', 2);
  const { status, body } = await desk.improve(ownBio);
  expect(status).toBe(200);
  expect(body).toMatchObject({ writtenBy: '', bonus: false, available: 1, explanation: [] });
  expect(body.changes).toContainEqual({ kind: 'correct', words: expect.stringContaining("i'm") });
  expect(body.bio).toMatch(/^Hey I'm Tom, 31, engineer from Leeds\./);
  expect(body.score.score).toBeGreaterThan(body.before.score);
  expect(await credits()).toBe(1);
});

test('A good bio that the AI can’t better stays as it is, and nothing is charged', async () => {
  const { desk, credits } = await createMemberWithBioClient(town);
  const good =
    'On Sundays I burn pancakes for my neighbors in Leeds and we eat them anyway. I’d love to meet someone who argues about syrup. What is your signature dish?';
  await desk.improve(good);
  await town.sandbox.queueAiBehaviour('repeat', 2);
  expect(await desk.improve(good)).toMatchObject({ status: 422, error: 'no_better_bio' });
  expect(await credits()).toBe(1);
});

test('Two tabs that request the same at once get two different bios', async () => {
  const { desk, deskAt, credits } = await createMemberWithBioClient(town);
  const other = deskAt((await town.startReplica()).url);
  const answers = await Promise.all([desk.generate(), other.generate()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.body.bio).not.toBe(answers[1]?.body.bio);
  expect(await credits()).toBe(0);
});

test('None of the last twenty bios is repeated; an older one may be', async () => {
  const { member, desk } = await createMemberWithBioClient(town);
  const { bio } = (await desk.generate()).body;
  const { db, close } = await openDatabase(town);
  const older = (count: number) =>
    Array.from({ length: count }, (_one, at) => ({
      _id: `${member.userId}:later-${count}-${at}` as never,
      userId: member.userId,
      kind: 'generate',
      state: 'done',
      bio: `Another bio, number ${at} of ${count}`,
      essence: `later-${count}-${at}`,
      createdAt: new Date(Date.now() + 1000 + at),
    }));
  await db.collection('drafts').insertMany(older(19));
  await town.sandbox.queueAiBehaviour('repeat', 2);
  expect(await desk.generate()).toMatchObject({ error: 'ai_failed' });

  await db.collection('drafts').insertMany(older(1));
  await close();
  await town.sandbox.queueAiBehaviour('repeat');
  expect((await desk.generate()).body.bio).toBe(bio);
});

test('Without a token, with another tool’s token or from another site nothing is written', async () => {
  const { deskAt, member } = await createMemberWithBioClient(town);
  expect(await deskAt(town.tool.url, '').generate()).toMatchObject({ status: 401, error: 'not_signed_in' });
  const response = await fetch(`${town.tool.url}/functions/v1/bio-generator`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${member.token}`,
      origin: 'https://evil.example',
    },
    body: JSON.stringify(english),
  });
  expect(response.status).toBe(403);
});

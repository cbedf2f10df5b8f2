import { randomUUID } from 'node:crypto';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { ownBio } from './support/bio-client.ts';
import { createMemberWithBioClient, openDatabase } from './support/bio-environment.ts';

let town: ToolEnvironment;
beforeAll(async () => {
  town = await startToolEnvironment('bio');
});
afterAll(() => town.stop());

test('An analysis has the measured score and the AI’s advice, for one credit', async () => {
  const { desk, credits } = await createMemberWithBioClient(town);
  const measured = (await desk.score(ownBio)).body;
  expect(measured.score).toBeGreaterThan(0);
  expect(measured.score).toBeLessThanOrEqual(100);
  const { status, body } = await desk.analyze(ownBio, { gender: 'other' });

  expect(status).toBe(200);
  expect(body.analysis).toMatchObject({ ...measured, writtenBy: 'demo AI', toCheck: [] });
  expect(body.analysis.feedback.length).toBeGreaterThanOrEqual(3);
  expect(body.analysis.feedback.length).toBeLessThanOrEqual(5);
  expect(body.analysis.improvedVersion).toContain('Biscuit');
  expect(body.analysis.improvedScore).toEqual((await desk.score(body.analysis.improvedVersion)).body);
  expect(body.available).toBe(1);
  expect(await credits()).toBe(1);
});

test('Notes may quote the parent of a teenager, whose words alone would be those of a minor', async () => {
  const { desk } = await createMemberWithBioClient(town);
  const bio =
    'Egy 16 éves lány és egy 12 éves fiú anyukája vagyok, szóval a humorom edzett. Keresek valakit, akivel krimik helyett rajzfilmekről is lehet beszélni.';
  const { status, body } = await desk.analyze(bio);
  expect(status).toBe(200);
  expect(body.analysis.feedback.join(' ')).toContain('16 éves lány');
});

test('A text that can’t be scored is held back first, when it has to be', async () => {
  const { desk } = await createMemberWithBioClient(town);
  const { body } = await desk.analyze('15/f/miskolc. deszka, graffiti, rap. irjatok');
  expect(body.error).toMatchObject({ code: 'held_back', care: { kind: 'minor' } });
});

test('The home page learns that there is a bio, with the score that the bio page shows; a held-back bio has no score', async () => {
  const { desk } = await createMemberWithBioClient(town);
  expect((await desk.nextStep()).body).toEqual({ next: null, waiting: [] });
  await desk.save(ownBio, 0);
  const { score } = (await desk.score(ownBio)).body;
  expect((await desk.nextStep()).body).toEqual({ next: { about: '', search: '', score }, waiting: [] });
  await desk.save('No blacks, no Asians. Swipe left.', 1);
  expect((await desk.nextStep()).body.next).toMatchObject({ score: null });
});

test('A report is on the member’s other devices, even after their bio has changed, until the bio is cleared', async () => {
  const { desk, deskAt } = await createMemberWithBioClient(town);
  const phone = deskAt((await town.startReplica()).url);
  const report = async () => (await phone.read()).body.report;
  await desk.save(ownBio, 0);
  expect(await report()).toBeNull();
  const { analysis } = (await desk.analyze(ownBio)).body;
  expect(await report()).toEqual({ bio: ownBio, analysis, at: expect.any(String) });
  // A report of a text that was never the bio is not stored with it.
  await desk.analyze('My sister bakes rye bread on Sundays and I eat all of it. What do you bake?');
  await phone.save('Another text, from the phone.', 1);
  expect(await report()).toMatchObject({ bio: ownBio });
  expect((await desk.call('GET', '/v1/bio/member-data')).body.data.bio.report).toEqual(await report());
  const stranger = await createMemberWithBioClient(town);
  await stranger.desk.save(ownBio, 0);
  expect((await stranger.desk.read()).body.report).toBeNull();
  await desk.save('', 2);
  expect(await report()).toBeNull();
});

test('The same request again stores a report that a crash lost; an older report never replaces a newer one', async () => {
  const { member, desk } = await createMemberWithBioClient(town);
  const later = 'Vet nurse from Leeds. I restore old radios and lose at chess. What are you fixing?';
  const [first, second] = [randomUUID(), randomUUID()];
  const ask = (bio: string, operationId: string) => desk.analyze(bio, { operationId });
  await desk.save(ownBio, 0);
  await ask(ownBio, first);
  const { db, close } = await openDatabase(town);
  await db.collection<{ _id: string }>('bios').updateOne({ _id: member.userId }, { $unset: { report: '' } });
  await close();
  await ask(ownBio, first);
  expect((await desk.read()).body.report).toMatchObject({ bio: ownBio });
  await desk.save(later, 1);
  await ask(later, second);
  await ask(ownBio, first);
  expect((await desk.read()).body.report).toMatchObject({ bio: later });
});

test('A Hungarian bio gets Hungarian advice', async () => {
  const { desk } = await createMemberWithBioClient(town);
  const { analysis } = (await desk.analyze('Anna vagyok, 29. Imádok túrázni és sütni, vasárnap mindig palacsinta van.'))
    .body;
  expect(analysis.language).toBe('hu');
  expect(analysis.feedback.join(' ')).toMatch(/[őűáé]/);
});

test('Without credits the answer is 402, and an empty bio is refused', async () => {
  const { desk, spendAll } = await createMemberWithBioClient(town);
  expect(await desk.analyze('  ')).toMatchObject({ status: 400, error: 'empty_bio' });
  await spendAll();
  expect(await desk.analyze(ownBio)).toMatchObject({ status: 402, error: 'out_of_credits' });
});

test('Unsafe advice of a manipulated AI is not shown, and changes no score', async () => {
  const { desk } = await createMemberWithBioClient(town);
  // Its advice quotes nothing of the bio, so it is asked again.
  await town.sandbox.queueAiBehaviour('hijacked');
  await town.sandbox.queueAiBehaviour('hijacked');
  const { analysis } = (await desk.analyze(ownBio)).body;
  expect(analysis.feedback).toEqual([
    'General advice: Say hi to someone today.',
    'General advice: Smile.',
    'General advice: Take a photo outside.',
  ]);
  expect(analysis.improvedVersion).toBeUndefined();
  expect(analysis.improvedScore).toBeNull();
  expect(analysis.score).toBe((await desk.score(ownBio)).body.score);
});

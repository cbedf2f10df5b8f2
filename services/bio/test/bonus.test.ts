import { randomUUID } from 'node:crypto';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { ownBio } from './support/bio-client.ts';
import { createMemberWithBioClient, openDatabase, startDoomedGeneration } from './support/bio-environment.ts';

let town: ToolEnvironment;
beforeAll(async () => {
  town = await startToolEnvironment('bio');
});
afterAll(() => town.stop());

async function outOfCredits() {
  const one = await createMemberWithBioClient(town);
  await one.spendAll();
  expect(await one.credits()).toBe(0);
  return one;
}

test('At zero credits one bio is free, and the repeated request gets the same one', async () => {
  const { desk, credits } = await outOfCredits();
  expect(await desk.bonus()).toBe(true);
  const operationId = randomUUID();
  const first = await desk.generate({ operationId });
  expect(first.body).toMatchObject({ bonus: true, available: 0 });
  expect(await desk.bonus()).toBe(false);
  expect(await desk.generate({ operationId })).toEqual(first);
  expect(await desk.generate()).toMatchObject({ status: 402, error: 'out_of_credits' });
  expect(await credits()).toBe(0);
});

test('Of ten simultaneous requests at two processes, exactly one gets the bonus', async () => {
  const { desk, deskAt } = await outOfCredits();
  const other = deskAt((await town.startReplica()).url);
  const answers = await Promise.all(Array.from({ length: 10 }, (_one, at) => (at % 2 ? desk : other).generate()));
  expect(answers.filter(({ body }) => body.bonus === true)).toHaveLength(1);
  expect(answers.filter(({ status, error }) => status === 402 && error === 'out_of_credits')).toHaveLength(9);
});

test('Another session on the same day gets no second bonus', async () => {
  const { member, desk, deskAt } = await outOfCredits();
  expect((await desk.generate()).body.bonus).toBe(true);
  const again = deskAt(town.tool.url, await member.signInAgain());
  expect(await again.bonus()).toBe(false);
  expect(await again.generate()).toMatchObject({ status: 402, error: 'out_of_credits' });
});

test('On another day the same session gets no bonus, and a new session gets one', async () => {
  const { member, desk, deskAt } = await outOfCredits();
  await desk.generate();
  const { db, close } = await openDatabase(town);
  const bonus = await db.collection('bonuses').findOne({ userId: member.userId });
  await db.collection('bonuses').deleteOne({ userId: member.userId });
  await db.collection('bonuses').insertOne({ ...bonus, _id: `${member.userId}:2001-01-01` as never });
  await close();

  expect(await desk.bonus()).toBe(false);
  expect(await desk.generate()).toMatchObject({ status: 402 });
  const again = deskAt(town.tool.url, await member.signInAgain());
  expect(await again.bonus()).toBe(true);
  expect((await again.generate()).body.bonus).toBe(true);
});

test('When the AI fails, the bonus is still available', async () => {
  const { desk } = await outOfCredits();
  await town.sandbox.queueAiBehaviour('refuse');
  expect(await desk.generate()).toMatchObject({ status: 422, error: 'ai_refused' });
  expect(await desk.bonus()).toBe(true);
  expect((await desk.generate()).body.bonus).toBe(true);
});

test('After kill -9 in the middle of a request, the bonus becomes available again', async () => {
  const { desk, deskAt } = await outOfCredits();
  const { operationId, kill } = await startDoomedGeneration(town, deskAt);
  await kill();
  expect(await desk.bonus()).toBe(false);

  await waitUntil(() => desk.bonus());
  // The recovery of abandoned requests releases the bonus before it deletes the request.
  const retried = await waitUntil(async () => {
    const answer = await desk.generate({ operationId });
    return answer.error !== 'operation_running' && answer;
  });
  expect(retried.body.bonus).toBe(true);
});

test('The bonus never pays for an analysis, and never works without a session', async () => {
  const { member, desk } = await outOfCredits();
  expect(await desk.analyze(ownBio)).toMatchObject({ status: 402, error: 'out_of_credits' });
  expect(await desk.bonus()).toBe(true);
  await member.signOut();
  expect(await desk.generate()).toMatchObject({ status: 401, error: 'session_ended' });
});

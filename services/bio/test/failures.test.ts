import { randomUUID } from 'node:crypto';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { startAccountProxy } from '@datewright/testkit/account-proxy';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { ownBio } from './support/bio-client.ts';
import { createMemberWithBioClient, startDoomedGeneration } from './support/bio-environment.ts';

let town: ToolEnvironment;
beforeAll(async () => {
  town = await startToolEnvironment('bio', { ANSWER_SECONDS: '6' });
});
afterAll(() => town.stop());

test.each([
  ['refuses', 'refuse', 1, 422, 'ai_refused'],
  ['is cut off', 'truncate', 1, 502, 'ai_failed'],
  ['is cut off near the end', 'truncate-end', 1, 502, 'ai_failed'],
  ['answers garbage', 'garbage', 1, 502, 'ai_failed'],
  ['fails twice', 'fail', 2, 502, 'ai_failed'],
  ['is overloaded and asks to wait longer than there is time', 'busy', 1, 502, 'ai_failed'],
  ['is too slow', 'slow', 1, 504, 'ai_timeout'],
  ['never answers', 'hang', 1, 504, 'ai_timeout'],
])('When the AI %s, the member reads why, and nothing is charged', async (_what, behaviour, times, status, code) => {
  const { desk, credits } = await createMemberWithBioClient(town);
  const operationId = randomUUID();
  await town.sandbox.queueAiBehaviour(behaviour, times);
  const failed = await desk.generate({ operationId });
  expect(failed).toMatchObject({ status, error: code });
  expect(failed.body.error.message).toMatch(/nothing was charged/i);
  expect(await credits()).toBe(2);

  await town.sandbox.queueAiBehaviour(behaviour, times);
  expect(await desk.analyze(ownBio)).toMatchObject({ status, error: code });
  expect(await credits()).toBe(2);

  // The same operation may be tried again, and then costs one credit.
  expect((await desk.generate({ operationId })).body.available).toBe(1);
});

test('When the AI fails once, it is asked again without the member noticing', async () => {
  const { desk } = await createMemberWithBioClient(town);
  await town.sandbox.queueAiBehaviour('fail');
  expect((await desk.generate()).body.available).toBe(1);
});

test('Repeating an operation returns the same answer for free', async () => {
  const { desk, credits } = await createMemberWithBioClient(town);
  const [written, advised] = [randomUUID(), randomUUID()];
  const first = await desk.generate({ operationId: written });
  const advice = await desk.analyze(ownBio, { operationId: advised });
  await town.sandbox.clearAiRequests();

  expect((await desk.generate({ operationId: written })).body).toEqual({ ...first.body, available: 0 });
  expect(await desk.analyze(ownBio, { operationId: advised })).toEqual(advice);
  expect(await town.sandbox.listAiRequests()).toEqual([]);
  expect(await credits()).toBe(0);
});

test("An operation id can't be reused for another request", async () => {
  const { desk, credits } = await createMemberWithBioClient(town);
  const operationId = randomUUID();
  await desk.generate({ operationId });
  expect(await desk.generate({ operationId, tone: 'bold' })).toMatchObject({
    status: 409,
    error: 'operation_conflict',
  });
  expect(await desk.analyze(ownBio, { operationId })).toMatchObject({ status: 409, error: 'operation_conflict' });
  expect(await credits()).toBe(1);
});

test('Ten requests with one operation id run once', async () => {
  const { desk, deskAt, credits } = await createMemberWithBioClient(town);
  const other = deskAt((await town.startReplica({ ANSWER_SECONDS: '25' })).url);
  const operationId = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_one, at) => (at % 2 ? desk : other).generate({ operationId })),
  );
  const good = answers.filter(({ status }) => status === 200);
  expect(good.length).toBeGreaterThanOrEqual(1);
  expect(new Set(good.map(({ body }) => body.bio)).size).toBe(1);
  for (const { status, error } of answers) if (status !== 200) expect(error).toBe('operation_running');
  expect(await credits()).toBe(1);
  expect((await desk.generate({ operationId })).body.bio).toBe(good[0]?.body.bio);
});

test('After kill -9 between reserve and commit the credit returns by itself, and the operation can be finished', async () => {
  const { desk, deskAt, credits } = await createMemberWithBioClient(town);
  const { operationId, kill } = await startDoomedGeneration(town, deskAt);
  expect(await credits()).toBe(1);
  await kill();

  expect(await desk.generate({ operationId })).toMatchObject({ status: 409, error: 'operation_running' });
  await waitUntil(async () => (await credits()) === 2);
  const finished = await waitUntil(async () => {
    const answer = await desk.generate({ operationId });
    return answer.status === 200 && answer;
  });
  expect(finished.body.available).toBe(1);
  expect(await credits()).toBe(1);
});

test('After kill -9 between the charge and the answer, the same bio comes for the same credit', async () => {
  const gate = await startAccountProxy(town.account.url);
  const { desk, deskAt, credits } = await createMemberWithBioClient(town);
  const doomed = await town.startReplica({ ACCOUNT_URL: gate.url, HOLD_SECONDS: '8' });
  const operationId = randomUUID();
  gate.commits = 'stall';
  const lost = deskAt(doomed.url)
    .generate({ operationId })
    .catch(() => undefined);
  await waitUntil(async () => gate.commitCount === 1);
  await doomed.kill();
  await lost;
  await gate.stop();

  await town.sandbox.clearAiRequests();
  const finished = await waitUntil(async () => {
    const answer = await desk.generate({ operationId });
    return answer.status === 200 && answer;
  });
  expect(finished.body).toMatchObject({ available: 1, bonus: false });
  expect(await town.sandbox.listAiRequests()).toEqual([]);
  expect(await credits()).toBe(1);
});

test('After kill -9 between the charge and the answer, the bio is among the versions without another request', async () => {
  const gate = await startAccountProxy(town.account.url);
  const { desk, deskAt, credits } = await createMemberWithBioClient(town);
  const doomed = await town.startReplica({ ACCOUNT_URL: gate.url, HOLD_SECONDS: '8' });
  gate.commits = 'stall';
  const lost = deskAt(doomed.url)
    .generate()
    .catch(() => undefined);
  await waitUntil(async () => gate.commitCount === 1);
  await doomed.kill();
  await lost;
  await gate.stop();

  const written = await waitUntil(async () => {
    const bios = await desk.written();
    return bios.length > 0 && bios;
  });
  expect(written).toMatchObject([{ bio: expect.stringMatching(/\w/) }]);
  expect(await credits()).toBe(1);
});

test("When the charge can't be confirmed nothing is shown, and the same request is free if it went through", async () => {
  const gate = await startAccountProxy(town.account.url);
  const twin = await town.startReplica({ ACCOUNT_URL: gate.url, ANSWER_SECONDS: '25' });
  const { desk, credits } = await createMemberWithBioClient(town, twin.url);

  gate.commits = 'refuse';
  expect(await desk.generate()).toMatchObject({ status: 503, error: 'unavailable' });
  expect(await credits()).toBe(2);

  gate.commits = 'lose';
  const operationId = randomUUID();
  const lost = await desk.generate({ operationId });
  expect(lost).toMatchObject({ status: 503, error: 'unavailable' });
  expect(lost.body.error.message).toMatch(/paid for already/);
  expect(await credits()).toBe(1);

  gate.commits = 'pass';
  expect((await desk.generate({ operationId })).body.available).toBe(1);
  expect(await credits()).toBe(1);
  await gate.stop();
});

test('When the reservation expires before the answer, nothing is shown or charged', async () => {
  const { deskAt, credits } = await createMemberWithBioClient(town);
  const hasty = await town.startReplica({ HOLD_SECONDS: '1', ANSWER_SECONDS: '20' });
  await town.sandbox.queueAiBehaviour('slow');
  expect(await deskAt(hasty.url).generate()).toMatchObject({ status: 504, error: 'ai_timeout' });
  expect(await credits()).toBe(2);
});

test('When the account service stalls between reserve and commit, the member reads that the charge is unknown, and nothing is charged', async () => {
  const twin = await town.startReplica({ ANSWER_SECONDS: '25' });
  const { member, desk, credits } = await createMemberWithBioClient(town, twin.url);
  const operationId = randomUUID();
  await town.sandbox.clearAiRequests();
  await town.sandbox.queueAiBehaviour('slow');
  const asked = desk.generate({ operationId });
  await waitUntil(async () => (await town.sandbox.listAiRequests())[0]?.outcome === 'open');
  town.account.freeze();
  const answer = await asked;
  town.account.thaw();

  expect(answer).toMatchObject({ status: 503, error: 'charge_unknown' });
  expect(answer.body.error.message).toMatch(/don’t know yet/);
  await waitUntil(async () => (await credits()) === 2);
  expect(await member.listChargePurposes()).toEqual([]);
  // Another attempt gets an answer, once the account service has sent the ended sessions, and is charged once. The stored bio
  // answers it, unless the recovery of abandoned requests has settled and deleted it before.
  await waitUntil(async () => (await desk.generate({ operationId })).body.available === 1);
  expect(await credits()).toBe(1);
});

test('Without the account service no bio is written', async () => {
  const gate = await startAccountProxy(town.account.url);
  const twin = await town.startReplica({ ACCOUNT_URL: gate.url });
  const { desk } = await createMemberWithBioClient(town, twin.url);
  await desk.bonus();
  await gate.stop();
  await town.sandbox.clearAiRequests();
  expect(await desk.generate()).toMatchObject({ status: 503, error: 'unavailable' });
  expect(await town.sandbox.listAiRequests()).toEqual([]);
});

test('A service that shuts down finishes the running request', async () => {
  const twin = await town.startReplica({ ANSWER_SECONDS: '25' });
  const { desk, credits } = await createMemberWithBioClient(town, twin.url);
  await town.sandbox.clearAiRequests();
  const writing = desk.generate();
  await waitUntil(async () => (await town.sandbox.listAiRequests())[0]?.outcome === 'open');
  const stopped = twin.stop();
  expect((await writing).body.available).toBe(1);
  await stopped;
  expect(await credits()).toBe(1);
});

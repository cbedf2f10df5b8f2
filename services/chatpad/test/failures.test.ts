import { randomUUID } from 'node:crypto';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { startAccountProxy } from '@datewright/testkit/account-proxy';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { chatpadClient, memberWithChatpad } from './support/chatpad-client.ts';

let town: ToolEnvironment;
beforeAll(async () => {
  town = await startToolEnvironment('chatpad', { ANSWER_SECONDS: '3' });
});
afterAll(() => town.stop());

test.each([
  ['refuses', 'refuse', 1, 'ai_refused'],
  ['is cut off within the first suggestion', 'truncate', 1, 'ai_failed'],
  ['answers garbage', 'garbage', 1, 'ai_failed'],
  ['fails twice', 'fail', 2, 'ai_failed'],
  ['is overloaded and asks to wait longer than there is time', 'busy', 1, 'ai_failed'],
  ['is too slow', 'slow', 1, 'ai_timeout'],
  ['never answers', 'hang', 1, 'ai_timeout'],
])('When the AI %s, the member reads why and nothing is charged', async (_what, behaviour, times, code) => {
  const { member, desk } = await memberWithChatpad(town);
  const id = await desk.match();
  const operationId = randomUUID();
  await town.sandbox.queueAiBehaviour(behaviour, times);
  const { texts, failed } = await desk.suggest(id, { operationId });

  expect(texts).toEqual([]);
  expect(failed).toMatchObject({ charged: false, error: { code } });
  expect(failed?.error.message).toMatch(/nothing was charged/i);
  expect(await member.countCredits()).toBe(5);
  expect((await desk.get(id)).body.rounds).toEqual([]);

  // The same operation may be tried again, and then costs one credit.
  expect((await desk.suggest(id, { operationId })).done?.available).toBe(4);
});

test('An AI that fails once is asked again, unseen by the member', async () => {
  const { desk } = await memberWithChatpad(town);
  await town.sandbox.queueAiBehaviour('fail');
  expect((await desk.suggest(await desk.match())).done?.available).toBe(4);
});

test('When the AI breaks off after the first suggestions, they are kept and the credit is charged', async () => {
  const { member, desk } = await memberWithChatpad(town);
  const id = await desk.match();
  const operationId = randomUUID();
  await town.sandbox.queueAiBehaviour('truncate-late');
  const { texts, failed } = await desk.suggest(id, { operationId });

  expect(texts.length).toBeGreaterThanOrEqual(1);
  expect(texts.length).toBeLessThan(3);
  expect(failed).toMatchObject({ charged: true, error: { code: 'ai_failed' } });
  expect(failed?.error.message).not.toMatch(/nothing was charged/i);
  expect(await member.countCredits()).toBe(4);
  const kept = (await desk.get(id)).body.rounds[0].suggestions;
  expect(kept.map(({ text }: { text: string }) => text)).toEqual(texts);
  expect((await desk.suggest(id, { operationId })).texts).toEqual(texts);
  expect(await member.countCredits()).toBe(4);
});

test('When the AI breaks off after enough suggestions, the member notices nothing', async () => {
  const { desk } = await memberWithChatpad(town);
  await town.sandbox.queueAiBehaviour('truncate-end');
  const { done } = await desk.suggest(await desk.match());
  expect(done?.round.suggestions.length).toBe(4);
});

test('A reader who leaves before the first suggestion gets the credit back, and the AI is stopped', async () => {
  const { member, desk } = await memberWithChatpad(town);
  const id = await desk.match();
  await town.sandbox.clearAiRequests();
  await town.sandbox.queueAiBehaviour('hang');
  const stream = await desk.open(id);
  expect(await stream.next()).toMatchObject({ type: 'started' });
  expect(await member.countCredits()).toBe(4);
  stream.leave();

  await waitUntil(async () => (await member.countCredits()) === 5);
  await waitUntil(async () => (await town.sandbox.listAiRequests())[0]?.outcome === 'left');
  expect((await desk.get(id)).body.rounds).toEqual([]);
});

test('A reader who leaves after the first suggestion has paid, and finds it again', async () => {
  const { member, desk } = await memberWithChatpad(town);
  const id = await desk.match();
  await town.sandbox.clearAiRequests();
  const stream = await desk.open(id);
  await stream.next();
  const first = await stream.next();
  stream.leave();

  await waitUntil(async () => (await town.sandbox.listAiRequests())[0]?.outcome === 'left');
  expect(await member.countCredits()).toBe(4);
  expect((await desk.get(id)).body.rounds[0].suggestions[0]).toEqual(
    first?.type === 'suggestion' ? first.suggestion : undefined,
  );
});

test('After kill -9 between reserve and commit the credit returns by itself, and the operation can be finished', async () => {
  const { member } = await memberWithChatpad(town);
  const doomed = await town.startReplica({ HOLD_SECONDS: '2', ANSWER_SECONDS: '20' });
  const desk = chatpadClient(doomed.url, member.token);
  const id = await desk.match();
  const operationId = randomUUID();
  await town.sandbox.clearAiRequests();
  await town.sandbox.queueAiBehaviour('hang');
  const stream = await desk.open(id, { operationId });
  await stream.next();
  await waitUntil(async () => (await town.sandbox.listAiRequests())[0]?.outcome === 'open');
  expect(await member.countCredits()).toBe(4);
  await doomed.kill();

  const otherDesk = chatpadClient(town.tool.url, member.token);
  expect(await otherDesk.suggest(id, { operationId })).toMatchObject({ status: 409, error: 'operation_running' });
  await waitUntil(async () => (await member.countCredits()) === 5);
  const finished = await waitUntil(async () => (await otherDesk.suggest(id, { operationId })).done);
  expect(finished.available).toBe(4);
  expect(await member.countCredits()).toBe(4);
});

test('After kill -9 between the charge and the first suggestion, reading the match shows what was paid for', async () => {
  const gate = await startAccountProxy(town.account.url);
  const { member } = await memberWithChatpad(town);
  const doomed = await town.startReplica({ ACCOUNT_URL: gate.url, HOLD_SECONDS: '3' });
  const desk = chatpadClient(doomed.url, member.token);
  const id = await desk.match();
  const operationId = randomUUID();
  gate.commits = 'stall';
  const stream = await desk.open(id, { operationId });
  await waitUntil(async () => gate.commitCount === 1);
  await doomed.kill();
  await stream.rest().catch(() => undefined);
  await gate.stop();

  const otherDesk = chatpadClient(town.tool.url, member.token);
  const [round] = await waitUntil(async () => {
    const { rounds } = (await otherDesk.get(id)).body;
    return rounds.length > 0 && rounds;
  });
  expect(round).toMatchObject({ operationId, suggestions: [{ saved: false }] });
  expect(await member.countCredits()).toBe(4);
  expect((await otherDesk.suggest(id, { operationId })).texts).toEqual([round.suggestions[0].text]);
  expect(await member.countCredits()).toBe(4);
});

test('A hold that ran out before the first suggestion shows nothing and charges nothing', async () => {
  const { member } = await memberWithChatpad(town);
  const hasty = await town.startReplica({ HOLD_SECONDS: '1', ANSWER_SECONDS: '20' });
  const desk = chatpadClient(hasty.url, member.token);
  await town.sandbox.queueAiBehaviour('slow');
  const { texts, failed } = await desk.suggest(await desk.match());

  expect(texts).toEqual([]);
  expect(failed).toMatchObject({ charged: false, error: { code: 'ai_timeout' } });
  expect(await member.countCredits()).toBe(5);
});

test('When the charge can not be made sure of, nothing is shown, and the same request is free if it went through', async () => {
  const gate = await startAccountProxy(town.account.url);
  const twin = await town.startReplica({ ACCOUNT_URL: gate.url });
  const { member, desk } = await memberWithChatpad(town, twin.url);
  const id = await desk.match();

  gate.commits = 'refuse';
  const refused = await desk.suggest(id);
  expect(refused.texts).toEqual([]);
  expect(refused.failed).toMatchObject({ charged: false, error: { code: 'unavailable' } });
  expect(await member.countCredits()).toBe(5);

  gate.commits = 'lose';
  const operationId = randomUUID();
  const lost = await desk.suggest(id, { operationId });
  expect(lost.texts).toEqual([]);
  expect(lost.failed).toMatchObject({ charged: true, error: { code: 'unavailable' } });
  expect(await member.countCredits()).toBe(4);

  gate.commits = 'pass';
  expect((await desk.suggest(id, { operationId })).done?.available).toBe(4);
  await gate.stop();
});

test('When the account service stands still between reserve and commit, then the member reads that it is not known yet, and nothing is charged', async () => {
  const twin = await town.startReplica({ ANSWER_SECONDS: '10' });
  const { member, desk } = await memberWithChatpad(town, twin.url);
  const id = await desk.match();
  const operationId = randomUUID();
  await town.sandbox.queueAiBehaviour('slow');
  const stream = await desk.open(id, { operationId });
  await stream.next();
  town.account.freeze();
  const failed = (await stream.rest()).at(-1);
  town.account.thaw();

  expect(failed).toMatchObject({ type: 'failed', charged: null, error: { code: 'charge_unknown' } });
  expect(failed?.type === 'failed' && failed.error.message).not.toMatch(/nothing was charged/i);
  // What was on its way is carried out now, and all of it comes too late.
  await waitUntil(async () => (await member.countCredits()) === 5);
  expect(await member.listChargePurposes()).toEqual([]);
  expect((await desk.suggest(id, { operationId })).done?.available).toBe(4);
});

test('Without the account service nothing is written', async () => {
  const gate = await startAccountProxy(town.account.url);
  const twin = await town.startReplica({ ACCOUNT_URL: gate.url });
  const { desk } = await memberWithChatpad(town, twin.url);
  const id = await desk.match();
  await town.sandbox.clearAiRequests();
  await gate.stop();

  expect(await desk.suggest(id)).toMatchObject({ status: 503, error: 'unavailable' });
  expect(await town.sandbox.listAiRequests()).toEqual([]);
});

test('A service that is told to stop settles what it is writing', async () => {
  const twin = await town.startReplica();
  const { member, desk } = await memberWithChatpad(town, twin.url);
  const stream = await desk.open(await desk.match());
  await stream.next();
  const stopped = twin.stop();
  expect((await stream.rest()).at(-1)).toMatchObject({ type: 'done', available: 4 });
  await stopped;
  expect(await member.countCredits()).toBe(4);
});

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { startAccountProxy } from '@datewright/testkit/account-proxy';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { chatpadClient, memberWithChatpad } from './support/chatpad-client.ts';

const maxRoundsPerMinute = 20;

let environment: ToolEnvironment;
beforeAll(async () => {
  environment = await startToolEnvironment('chatpad', { ANSWER_SECONDS: '6' });
});
afterAll(() => environment.stop());

test.each([
  ['refuses', 'refuse', 1, 'ai_refused'],
  ['is cut off within the first suggestion twice', 'truncate', 2, 'ai_failed'],
  ['answers garbage twice', 'garbage', 2, 'ai_failed'],
  ['rejects the request', 'reject', 1, 'ai_failed'],
  ['fails twice', 'fail', 2, 'ai_failed'],
  ['is overloaded and asks to wait longer than there is time', 'busy', 1, 'ai_failed'],
  ['is too slow', 'slow', 1, 'ai_timeout'],
  ['never answers', 'hang', 1, 'ai_timeout'],
])('When the AI %s, then the member sees why and is not charged', async (_what, behaviour, times, code) => {
  const { member, client } = await memberWithChatpad(environment);
  const id = await client.match();
  const operationId = randomUUID();
  await environment.sandbox.queueAiBehaviour(behaviour, times);
  const { texts, failed } = await client.suggest(id, { operationId });

  expect(texts).toEqual([]);
  expect(failed).toMatchObject({ charged: false, error: { code } });
  expect(failed?.error.message).toMatch(/nothing was charged/i);
  expect(await member.countCredits()).toBe(5);
  expect((await client.get(id)).body.rounds).toEqual([]);

  // The same operation may be retried, and then costs one credit.
  expect((await client.suggest(id, { operationId })).done?.available).toBe(4);
});

test('When the AI fails once, then it is retried without the member noticing', async () => {
  const { client } = await memberWithChatpad(environment);
  await environment.sandbox.queueAiBehaviour('fail');
  expect((await client.suggest(await client.match())).done?.available).toBe(4);
});

test('When the AI breaks off after two suggestions, then it is asked for the rest, for the same credit', async () => {
  const { member, client } = await memberWithChatpad(environment);
  await environment.sandbox.clearAiRequests();
  await environment.sandbox.queueAiBehaviour('truncate-late');
  const { texts, done } = await client.suggest(await client.match());

  expect(new Set(texts).size).toBe(5);
  expect(done?.available).toBe(4);
  expect(await member.countCredits()).toBe(4);
  const [second, first] = await environment.sandbox.listAiRequests();
  expect(JSON.stringify(first?.body)).toContain('exactly 5 suggestions');
  expect(JSON.stringify(second?.body)).toMatch(/exactly [34] suggestions.*Some did not follow the form/s);
});

test.each([
  ['garbage', 'ai_failed'],
  ['refuse', 'ai_refused'],
])('When the AI breaks off after two suggestions and then answers %s, then both are free', async (then, code) => {
  const { member, client } = await memberWithChatpad(environment);
  const id = await client.match();
  const operationId = randomUUID();
  await environment.sandbox.queueAiBehaviour('truncate-late');
  await environment.sandbox.queueAiBehaviour(then);
  const { texts, failed } = await client.suggest(id, { operationId });

  expect(texts.length).toBeGreaterThanOrEqual(1);
  expect(texts.length).toBeLessThan(3);
  expect(failed).toMatchObject({ charged: false, error: { code } });
  expect(failed?.error.message).toMatch(/nothing was charged/i);
  expect(await member.countCredits()).toBe(5);
  expect((await client.suggest(id, { operationId })).done?.available).toBe(4);
  expect(await member.countCredits()).toBe(4);
});

test('When the AI breaks off after enough suggestions, then the member notices nothing', async () => {
  const { client } = await memberWithChatpad(environment);
  await environment.sandbox.queueAiBehaviour('truncate-end');
  const { done } = await client.suggest(await client.match());
  expect(done?.round.suggestions.length).toBe(4);
});

test('When the client disconnects before the first suggestion, then the credit is returned and the AI request is cancelled', async () => {
  const { member, client } = await memberWithChatpad(environment);
  const id = await client.match();
  await environment.sandbox.clearAiRequests();
  await environment.sandbox.queueAiBehaviour('hang');
  const stream = await client.open(id);
  expect(await stream.next()).toMatchObject({ type: 'started' });
  expect(await member.countCredits()).toBe(4);
  stream.leave();

  await waitUntil(async () => (await member.countCredits()) === 5);
  await waitUntil(async () => (await environment.sandbox.listAiRequests())[0]?.outcome === 'left');
  expect((await client.get(id)).body.rounds).toEqual([]);
});

test('When the client disconnects after the second suggestion, then nothing is charged', async () => {
  const { member, client } = await memberWithChatpad(environment);
  const id = await client.match();
  await environment.sandbox.clearAiRequests();
  await environment.sandbox.queueAiBehaviour('unhurried');
  const stream = await client.open(id);
  for (let event = 0; event < 3; event++) await stream.next();
  stream.leave();

  await waitUntil(async () => (await environment.sandbox.listAiRequests())[0]?.outcome === 'left');
  await waitUntil(async () => (await member.countCredits()) === 5);
  expect((await client.get(id)).body.rounds).toEqual([]);
});

test('When the client disconnects after the third suggestion, then the credit is charged and they are saved', async () => {
  const { member, client } = await memberWithChatpad(environment);
  const id = await client.match();
  await environment.sandbox.clearAiRequests();
  await environment.sandbox.queueAiBehaviour('unhurried');
  const stream = await client.open(id);
  await stream.next();
  const shown = [await stream.next(), await stream.next(), await stream.next()];
  stream.leave();

  await waitUntil(async () => (await environment.sandbox.listAiRequests())[0]?.outcome === 'left');
  expect(await member.countCredits()).toBe(4);
  expect((await client.get(id)).body.rounds[0].suggestions.slice(0, 3)).toEqual(
    shown.map((event) => (event?.type === 'suggestion' ? event.suggestion : undefined)),
  );
});

test('After kill -9 between reserve and commit, the credit returns by itself and the operation can be retried', async () => {
  const { member } = await memberWithChatpad(environment);
  const replica = await environment.startReplica({ HOLD_SECONDS: '2', ANSWER_SECONDS: '20' });
  const client = chatpadClient(replica.url, member.token);
  const id = await client.match();
  const operationId = randomUUID();
  await environment.sandbox.clearAiRequests();
  await environment.sandbox.queueAiBehaviour('hang');
  const stream = await client.open(id, { operationId });
  await stream.next();
  await waitUntil(async () => (await environment.sandbox.listAiRequests())[0]?.outcome === 'open');
  expect(await member.countCredits()).toBe(4);
  await replica.kill();

  const otherClient = chatpadClient(environment.tool.url, member.token);
  expect(await otherClient.suggest(id, { operationId })).toMatchObject({ status: 409, error: 'operation_running' });
  await waitUntil(async () => (await member.countCredits()) === 5);
  const finished = await waitUntil(async () => (await otherClient.suggest(id, { operationId })).done);
  expect(finished.available).toBe(4);
  expect(await member.countCredits()).toBe(4);
});

test('After kill -9 between the charge and the third suggestion, reading the match shows what was paid for', async () => {
  const accountProxy = await startAccountProxy(environment.account.url);
  const { member } = await memberWithChatpad(environment);
  const replica = await environment.startReplica({ ACCOUNT_URL: accountProxy.url, HOLD_SECONDS: '10' });
  const client = chatpadClient(replica.url, member.token);
  const id = await client.match();
  const operationId = randomUUID();
  accountProxy.commits = 'stall';
  const stream = await client.open(id, { operationId });
  await waitUntil(async () => accountProxy.commitCount === 1);
  await replica.kill();
  await stream.rest().catch(() => undefined);
  await accountProxy.stop();

  const otherClient = chatpadClient(environment.tool.url, member.token);
  const [round] = await waitUntil(async () => {
    const { rounds } = (await otherClient.get(id)).body;
    return rounds.length > 0 && rounds;
  });
  expect(round).toMatchObject({ operationId, suggestions: Array(3).fill({ saved: false }) });
  expect(await member.countCredits()).toBe(4);
  expect((await otherClient.suggest(id, { operationId })).texts).toEqual(
    round.suggestions.map(({ text }: { text: string }) => text),
  );
  expect(await member.countCredits()).toBe(4);
});

test('When a reservation expires before the third suggestion, then nothing is charged', async () => {
  const { member } = await memberWithChatpad(environment);
  const replica = await environment.startReplica({ HOLD_SECONDS: '1', ANSWER_SECONDS: '20' });
  const client = chatpadClient(replica.url, member.token);
  await environment.sandbox.queueAiBehaviour('slow');
  const { texts, failed } = await client.suggest(await client.match());

  expect(texts.length).toBeLessThan(3);
  expect(failed).toMatchObject({ charged: false, error: { code: 'ai_timeout' } });
  expect(await member.countCredits()).toBe(5);
});

test('When a charge cannot be confirmed, then no third suggestion is shown, and a retry is free if the charge went through', async () => {
  const accountProxy = await startAccountProxy(environment.account.url);
  const replica = await environment.startReplica({ ACCOUNT_URL: accountProxy.url, ANSWER_SECONDS: '25' });
  const { member, client } = await memberWithChatpad(environment, replica.url);
  const id = await client.match();

  accountProxy.commits = 'refuse';
  const refused = await client.suggest(id);
  expect(refused.texts).toHaveLength(2);
  expect(refused.failed).toMatchObject({ charged: false, error: { code: 'unavailable' } });
  expect(await member.countCredits()).toBe(5);

  accountProxy.commits = 'lose';
  const operationId = randomUUID();
  const lost = await client.suggest(id, { operationId });
  expect(lost.texts).toHaveLength(2);
  expect(lost.failed).toMatchObject({ charged: true, error: { code: 'unavailable' } });
  expect(await member.countCredits()).toBe(4);

  accountProxy.commits = 'pass';
  const retried = await client.suggest(id, { operationId });
  expect(retried.done?.available).toBe(4);
  expect(retried.texts.slice(0, 2)).toEqual(lost.texts);
  expect(new Set(retried.texts).size).toBe(5);
  await accountProxy.stop();
});

test('When the account service freezes between reserve and commit, then the member reads that the charge is unknown, and nothing is charged', async () => {
  const replica = await environment.startReplica({ ANSWER_SECONDS: '25' });
  const { member, client } = await memberWithChatpad(environment, replica.url);
  const id = await client.match();
  const operationId = randomUUID();
  await environment.sandbox.queueAiBehaviour('slow');
  const stream = await client.open(id, { operationId });
  await stream.next();
  environment.account.freeze();
  const failed = (await stream.rest()).at(-1);
  environment.account.thaw();

  expect(failed).toMatchObject({ type: 'failed', charged: null, error: { code: 'charge_unknown' } });
  expect(failed?.type === 'failed' && failed.error.message).not.toMatch(/nothing was charged/i);
  // The frozen requests are processed now, all of them too late.
  await waitUntil(async () => (await member.countCredits()) === 5);
  expect(await member.listChargePurposes()).toEqual([]);
  // The recovery of abandoned requests may have this one for a moment.
  const finished = await waitUntil(async () => {
    const { done } = await client.suggest(id, { operationId });
    // A member may ask only so often in a minute.
    if (!done) await sleep(1000);
    return done;
  });
  expect(finished.available).toBe(4);
  expect(await member.countCredits()).toBe(4);
});

test('When the account service is down, then nothing is written', async () => {
  const accountProxy = await startAccountProxy(environment.account.url);
  const replica = await environment.startReplica({ ACCOUNT_URL: accountProxy.url });
  const { client } = await memberWithChatpad(environment, replica.url);
  const id = await client.match();
  await environment.sandbox.clearAiRequests();
  await accountProxy.stop();

  expect(await client.suggest(id)).toMatchObject({ status: 503, error: 'unavailable' });
  expect(await environment.sandbox.listAiRequests()).toEqual([]);
});

test('When the service is asked to stop, then it finishes running requests first', async () => {
  const replica = await environment.startReplica({ ANSWER_SECONDS: '25' });
  const { member, client } = await memberWithChatpad(environment, replica.url);
  const stream = await client.open(await client.match());
  await stream.next();
  const stopped = replica.stop();
  expect((await stream.rest()).at(-1)).toMatchObject({ type: 'done', available: 4 });
  await stopped;
  expect(await member.countCredits()).toBe(4);
});

test('When more members ask at once than ChatPad’s threads can check, then the rest are refused at once with a retry time, no charge and no attempt used up, and served afterwards', async () => {
  const members = await Promise.all(Array.from({ length: 40 }, () => memberWithChatpad(environment)));
  const bio = 'Long walks, old films and a dog that steals socks. '.repeat(100);
  const asked = await Promise.all(
    members.map(async (one) => ({ ...one, id: await one.client.match({ name: 'Anna', bio }) })),
  );
  const answers = await Promise.all(
    asked.map(async (one) => {
      const { response, rest } = await one.client.open(one.id);
      await rest().catch(() => undefined);
      return { ...one, status: response.status, retryAfter: response.headers.get('retry-after') };
    }),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(['503 5']));
  const [one] = refused;
  if (!one) return;
  expect(await one.member.countCredits()).toBe(5);
  const again = { operationId: randomUUID() };
  for (let attempt = 0; attempt < maxRoundsPerMinute; attempt++) {
    expect(await one.client.suggest(one.id, again)).toMatchObject({ done: { available: 4 } });
  }
  expect(await one.client.suggest(one.id, again)).toMatchObject({ error: 'too_many_attempts' });
});

import { randomUUID } from 'node:crypto';
import { testMongoUri } from '@datewright/platform/testing/test-mongo';
import { type ServiceProcess, startService } from '@datewright/testkit/service-process';
import { bioToken, startAccounts } from './support/account-service.ts';
import type { Answer } from './support/browser.ts';
import { createCreditsClient } from './support/credits-client.ts';
import { openDatabase } from './support/database.ts';
import { type Inbox, startInbox } from './support/inbox.ts';
import { joinAsMember, type SignedInMember } from './support/member.ts';

let inbox: Inbox;
let accounts: ServiceProcess[];
let url: string;
const createClients = (token?: string) => accounts.map((account) => createCreditsClient(account.url, token));
const join = () => joinAsMember(url, inbox);

beforeAll(async () => {
  inbox = await startInbox();
  accounts = await startAccounts(3, { SMTP_URL: inbox.url });
  url = accounts[0]?.url ?? '';
});
afterAll(async () => {
  await Promise.all((accounts ?? []).map((account) => account.stop()));
  await inbox?.stop();
});

/** The environment of a further instance. */
const withoutPort = ({ PORT: _, ...env }: Record<string, string> = {}) => env;
const statusOf = ({ status, body }: Answer) => body.status ?? body.error?.code ?? status;
const count = (answers: Answer[], status: string) => answers.filter((answer) => statusOf(answer) === status).length;
const creditsOf = async ({ browser, accessToken }: SignedInMember) =>
  (await browser.profile(accessToken, 'getUserProfile')).body.credits;

/** Puts a member on Starter, as billing does. */
async function subscribe(member: SignedInMember) {
  const database = await openDatabase(testMongoUri(), accounts[0]?.env.MONGODB_DB ?? '');
  const periodStart = new Date(Date.now() - 3600_000);
  const subscription = { tier: 'weekly', periodStart, periodEnd: new Date(Date.now() + 6 * 86_400_000) };
  // biome-ignore lint/suspicious/noExplicitAny: ids are strings here, not ObjectIds
  await database.collection('users').updateOne({ _id: member.userId as any }, { $set: { subscription } });
  await database.close();
}

test('When 200 requests race for ten credits over three instances, then exactly ten get one', async () => {
  const member = await join();
  await subscribe(member);
  const bio = { tool: 'bio_write', amount: 5 };
  const answers = await Promise.all(
    Array.from(
      { length: 200 },
      (_, i) => createClients(bioToken)[i % 3]?.reserve(member, randomUUID(), bio) as Promise<Answer>,
    ),
  );
  expect(count(answers, 'held')).toBe(10);
  expect(count(answers, 'out_of_credits')).toBe(190);
  expect((await creditsOf(member)).bio_write).toMatchObject({ available: 0, used: 50, total: 50, limit: 50 });
});

test('When two tabs spend the last credit, then one gets it', async () => {
  const member = await join();
  const [a, b] = createClients();
  for (let i = 0; i < 4; i++) await a?.reserve(member);
  const answers = await Promise.all([a?.reserve(member), b?.reserve(member)] as Promise<Answer>[]);
  expect(answers.map(statusOf).sort()).toEqual(['held', 'out_of_credits']);
  expect(answers.find(({ status }) => status === 402)?.body.error.message).toContain('out of credits');
});

test('When one operation is reserved and committed 50 times over three instances, then it costs one credit', async () => {
  const member = await join();
  const operationId = randomUUID();
  const reserved = await Promise.all(
    Array.from({ length: 50 }, (_, i) => createClients()[i % 3]?.reserve(member, operationId) as Promise<Answer>),
  );
  expect(count(reserved, 'held')).toBe(50);
  const committed = await Promise.all(
    Array.from({ length: 50 }, (_, i) => createClients()[i % 3]?.commit(member, operationId) as Promise<Answer>),
  );
  expect(count(committed, 'charged')).toBe(50);
  expect((await creditsOf(member)).chatpad).toMatchObject({ available: 4, used: 1 });
  expect(statusOf((await createClients()[1]?.reserve(member, operationId)) as Answer)).toBe('charged');

  const { entries } = (await member.browser.history(member.accessToken)).body;
  const own = entries.filter((entry: { operationId: string }) => entry.operationId === operationId);
  expect(own).toEqual([{ at: expect.any(String), tool: 'chatpad', kind: 'charged', amount: -1, operationId }]);
});

test('When reserving and committing one operation race 50 times, then it costs one credit', async () => {
  const member = await join();
  const operationId = randomUUID();
  const both = async (i: number) => {
    await createClients()[i % 3]?.reserve(member, operationId);
    return (await createClients()[(i + 1) % 3]?.commit(member, operationId)) as Answer;
  };
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => both(i)));
  expect(count(answers, 'charged')).toBe(50);
  expect((await creditsOf(member)).chatpad).toMatchObject({ available: 4, used: 1 });
});

test('When an operation id is reused with another body, then it is refused and nothing is reserved', async () => {
  const member = await join();
  const operationId = randomUUID();
  const [desk] = createClients();
  await desk?.reserve(member, operationId);
  for (const other of [{ fingerprint: 'another-fingerprint' }, { amount: 2 }]) {
    const answer = (await desk?.reserve(member, operationId, other)) as Answer;
    expect([answer.status, answer.body.error.code]).toEqual([409, 'operation_conflict']);
  }
  expect((await creditsOf(member)).chatpad.available).toBe(4);
});

test('When two members use the same operation id, then each has their own operation', async () => {
  const [one, other] = [await join(), await join()];
  const operationId = randomUUID();
  const [desk] = createClients();
  expect(statusOf((await desk?.reserve(one, operationId)) as Answer)).toBe('held');
  expect(statusOf((await desk?.reserve(other, operationId, { fingerprint: 'something-else' })) as Answer)).toBe('held');
});

test('When work fails and its credits are released, then they are available again, and the member can retry', async () => {
  const member = await join();
  const operationId = randomUUID();
  const [desk, other] = createClients();
  await desk?.reserve(member, operationId);
  expect((await desk?.release(member, operationId))?.body).toEqual({ status: 'released', available: 5 });
  expect((await other?.release(member, operationId))?.body).toEqual({ status: 'released', available: 5 });
  expect((await other?.commit(member, operationId))?.body).toEqual({ status: 'released', available: 5 });
  expect((await desk?.reserve(member, operationId))?.body).toMatchObject({
    status: 'held',
    available: 4,
    tier: 'free',
  });
  expect((await desk?.commit(member, operationId))?.body).toEqual({ status: 'charged', available: 4 });
  expect((await desk?.release(member, operationId))?.body).toEqual({ status: 'charged', available: 4 });
});

test('When commit and release of one operation race, then both report the same outcome', async () => {
  const member = await join();
  for (let i = 0; i < 5; i++) {
    const operationId = randomUUID();
    await createClients()[0]?.reserve(member, operationId);
    const race = [createClients()[1]?.commit(member, operationId), createClients()[2]?.release(member, operationId)];
    const [committed, released] = (await Promise.all(race as Promise<Answer>[])).map(statusOf);
    expect(released).toBe(committed);
  }
});

test('When a reservation expires, then its credits are available again and a late commit charges nothing', async () => {
  const member = await join();
  const operationId = randomUUID();
  const [desk] = createClients();
  await desk?.reserve(member, operationId, { holdSeconds: 1 });
  expect((await creditsOf(member)).chatpad.available).toBe(4);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect((await creditsOf(member)).chatpad).toMatchObject({ available: 5, used: 0 });
  expect((await desk?.commit(member, operationId))?.body).toEqual({ status: 'released', available: 5 });
});

test('When a commit is carried out after its deadline, then nothing is charged and its credits are back', async () => {
  const member = await join();
  const [desk] = createClients();
  const [late, inTime] = [randomUUID(), randomUUID()];
  const { at } = (await desk?.reserve(member, late))?.body ?? {};
  expect(Math.abs(at - Date.now())).toBeLessThan(2000);
  expect((await desk?.commit(member, late, at - 1))?.body).toEqual({ status: 'released', available: 5 });
  await desk?.reserve(member, inTime);
  expect((await desk?.commit(member, inTime, at + 10_000))?.body).toEqual({ status: 'charged', available: 4 });
  // What was charged in time stays charged, however late the client asks.
  expect((await desk?.commit(member, inTime, at - 1))?.body).toEqual({ status: 'charged', available: 4 });
});

test('When a reserve is carried out after its deadline, then nothing is reserved', async () => {
  const member = await join();
  const [desk] = createClients();
  const operationId = randomUUID();
  const { at } = (await desk?.reserve(member))?.body ?? {};
  expect(statusOf((await desk?.reserve(member, operationId, { deadline: at - 1 })) as Answer)).toBe('too_slow');
  expect((await creditsOf(member)).chatpad.available).toBe(4);
  expect((await desk?.reserve(member, operationId, { deadline: at + 10_000 }))?.body).toMatchObject({ available: 3 });
});

test('When a tool only checks whether there is a credit, then none is reserved, and the history does not show it', async () => {
  const member = await join();
  const [desk] = createClients();
  expect((await desk?.check(member))?.body).toEqual({ available: 5 });
  for (let spent = 0; spent < 5; spent++) await desk?.reserve(member);
  expect((await desk?.check(member))?.body.error.code).toBe('out_of_credits');
  expect(statusOf((await desk?.check(member, 'bio_write')) as Answer)).toBe('service_token_refused');
  expect(statusOf((await desk?.check({ ...member, sessionId: 'nobodys' })) as Answer)).toBe('session_ended');
  const { body } = await member.browser.history(member.accessToken);
  expect(body.entries.map(({ kind }: { kind: string }) => kind)).toEqual(['opened']);
});

describe('When a caller without permission asks for credits, then it is refused:', () => {
  test('no token, a member’s token, another service’s tool', async () => {
    const member = await join();
    for (const token of ['wrong-token-of-nobody', member.accessToken]) {
      expect(statusOf(await createCreditsClient(url, token).reserve(member))).toBe('service_token_refused');
    }
    const bio = createCreditsClient(url, bioToken);
    expect(statusOf(await bio.reserve(member))).toBe('service_token_refused');
    const operationId = randomUUID();
    await createCreditsClient(url).reserve(member, operationId);
    expect(statusOf(await bio.commit(member, operationId))).toBe('service_token_refused');
    expect(statusOf(await bio.release(member, operationId))).toBe('service_token_refused');
  });

  test('another member’s session, an unknown member, an operation that was never reserved', async () => {
    const [one, other] = [await join(), await join()];
    const desk = createCreditsClient(url);
    expect(statusOf(await desk.reserve({ ...one, sessionId: other.sessionId }))).toBe('session_ended');
    expect(statusOf(await desk.reserve({ userId: 'nobody', sessionId: one.sessionId }))).toBe('session_ended');
    expect(statusOf(await desk.commit(one, randomUUID()))).toBe('not_found');
  });

  test('a tool that is not in the plan, an amount of zero', async () => {
    const member = await join();
    await subscribe(member);
    const call = { creditType: 'datecoach', amount: 1 };
    const answer = await member.browser.profile(member.accessToken, 'useFeatureCredit', call);
    expect([answer.status, answer.body.error.code]).toEqual([403, 'no_access']);
    for (const amount of [0, -1, 1.5, 11]) {
      expect(statusOf(await createCreditsClient(url).reserve(member, randomUUID(), { amount }))).toBe(
        'invalid_request',
      );
    }
  });
});

test('When an instance is killed while credits are spent, then no credit is lost or spent twice', async () => {
  const member = await join();
  await subscribe(member);
  const victim = await startService('account', withoutPort(accounts[0]?.env));
  const spend = async (desk: ReturnType<typeof createCreditsClient>, operationId: string) => {
    await desk.reserve(member, operationId);
    return desk.commit(member, operationId);
  };
  const operations = Array.from({ length: 60 }, () => randomUUID());
  const first = Promise.allSettled(operations.map((id) => spend(createCreditsClient(victim.url), id)));
  await new Promise((resolve) => setTimeout(resolve, 120));
  await victim.kill();
  const outcomes = await first;
  expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);

  // The tool retries on another instance under the same ids, until it knows.
  const spendForSure = async (operationId: string): Promise<Answer> => {
    const answer = await spend(createCreditsClient(url), operationId);
    return answer.status >= 500 ? spendForSure(operationId) : answer;
  };
  const again = await Promise.all(operations.map(spendForSure));
  expect(again.filter((answer) => statusOf(answer) !== 'charged')).toEqual([]);
  expect((await creditsOf(member)).chatpad).toMatchObject({ available: 940, used: 60 });
  const { entries } = (await member.browser.history(member.accessToken)).body;
  const charged = entries.filter(({ kind }: { kind: string }) => kind === 'charged');
  expect(new Set(charged.map((entry: { operationId: string }) => entry.operationId)).size).toBe(60);
  expect(charged).toHaveLength(60);
});

test('When the service restarts, then sessions, keys, credits and history are unchanged', async () => {
  const [first] = (await startAccounts(1, { SMTP_URL: inbox.url })) as [ServiceProcess];
  const member = await joinAsMember(first.url, inbox);
  const operationId = randomUUID();
  await createCreditsClient(first.url).reserve(member, operationId);
  await createCreditsClient(first.url).commit(member, operationId);
  await first.kill();
  const next = await startService('account', first.env);
  expect((await creditsOf(member)).chatpad).toMatchObject({ available: 4, used: 1 });
  expect((await member.browser.session()).body.user.email).toBe(member.email);
  expect((await member.browser.history(member.accessToken)).body.entries).toHaveLength(2);
  await next.stop();
});

import { waitUntil } from '@datewright/platform/testing/wait-until';
import { startAccountProxy } from '@datewright/testkit/account-proxy';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { createPlaybookRepository } from '../src/data/playbook-repository.ts';
import { anna, coachClient, databaseOf, memberWithCoach, playbookFor } from './support/coach-client.ts';

/** Runs the API and its workers as separate processes, as in production. */
let environment: ToolEnvironment;
beforeAll(async () => {
  environment = await startToolEnvironment('datecoach', { ROLE: 'api' });
});
afterEach(() => environment.sandbox.queueAiBehaviour('normal', 0));
afterAll(() => environment.stop());

const startWorker = () => environment.startReplica({ ROLE: 'worker' });
const countAiRequests = async () => (await environment.sandbox.listAiRequests()).length;

test('When two replicas receive the same request twice, then one playbook is written for one credit', async () => {
  const { member, playbook, end } = await memberWithCoach(environment);
  await member.givePlan('monthly');
  const replica = await environment.startReplica({ ROLE: 'api' });
  const other = coachClient(replica.url, member.token);
  const body = playbookFor();
  const answers = await Promise.all([playbook(body), other.playbook(body), playbook(body), other.playbook(body)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const worker = await startWorker();
  const ends = await Promise.all([end(body.operationId), other.end(body.operationId)]);
  expect(ends.map(({ type }) => type)).toEqual(['written', 'written']);
  expect(await member.listChargePurposes()).toEqual(['playbook']);
  expect(await member.countCredits()).toBe(29);
  await Promise.all([worker.stop(), replica.stop()]);
});

test('When two tabs request the same playbook from different replicas at once, then both get one playbook for one credit', async () => {
  const { member, playbook, end } = await memberWithCoach(environment);
  await member.givePlan('monthly');
  const replica = await environment.startReplica({ ROLE: 'api' });
  const other = coachClient(replica.url, member.token);
  const answers = await Promise.all([1, 2, 3].flatMap(() => [playbook(playbookFor()), other.playbook(playbookFor())]));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const operationIds = new Set(answers.map(({ body }) => body.operationId));
  expect(operationIds.size).toBe(1);
  const worker = await startWorker();
  expect(await end([...operationIds][0])).toMatchObject({ type: 'written' });
  expect(await member.countCredits()).toBe(29);
  await Promise.all([worker.stop(), replica.stop()]);
});

test('When a worker is killed midway, then another writes the missing sections for one credit', async () => {
  const { member, playbook, follow, end } = await memberWithCoach(environment);
  const body = playbookFor();
  await environment.sandbox.clearAiRequests();
  await playbook(body);
  const reading = await follow(body.operationId);
  const worker = await startWorker();
  await waitUntil(async () => (await reading.next())?.type === 'section');
  await worker.kill();
  const other = await startWorker();
  const last = await end(body.operationId);
  expect(last).toMatchObject({ type: 'written', playbook: { isWhole: true } });
  const requests = await environment.sandbox.listAiRequests();
  expect(requests).toHaveLength(2);
  const { sections } = JSON.parse(String(requests[0]?.body.messages[1]?.content).slice(6, -7));
  expect(sections).not.toContain('preparation');
  expect(await member.listChargePurposes()).toEqual(['playbook']);
  await other.stop();
});

test('The texts behind a playbook are deleted when it is complete and when it fails', async () => {
  const { playbook, end } = await memberWithCoach(environment);
  const database = await databaseOf(environment);
  const stored = database.collection('playbooks');
  const [good, bad] = [
    playbookFor(),
    playbookFor(anna, { locationId: 'custom-another-park', locationName: 'Another park' }),
  ];
  const worker = await startWorker();
  await environment.sandbox.queueAiBehaviour('refuse');
  await playbook(bad);
  expect(await end(bad.operationId)).toMatchObject({ type: 'failed' });
  expect(await stored.findOne({ operationId: bad.operationId })).not.toHaveProperty('material');
  await playbook(good);
  expect(await stored.findOne({ operationId: good.operationId })).toHaveProperty('material');
  expect(await end(good.operationId)).toMatchObject({ type: 'written' });
  expect(await stored.findOne({ operationId: good.operationId })).not.toHaveProperty('material');
  expect(JSON.stringify(await database.collection('jobs').find().toArray())).not.toContain('sourdough');
  await Promise.all([worker.stop(), database.close()]);
});

test('Texts of a request whose process died before a worker took it are deleted within hours', async () => {
  const { playbook } = await memberWithCoach(environment);
  const [old, fresh] = [playbookFor(), playbookFor({}, { locationName: 'A library' })];
  const database = await databaseOf(environment);
  const stored = database.collection('playbooks');
  const other = await memberWithCoach(environment);
  await playbook(old);
  await other.playbook(fresh);
  await database.collection('jobs').deleteMany({});
  await stored.updateOne(
    { operationId: old.operationId },
    { $set: { leaseUntil: new Date(Date.now() - 3 * 3600_000) } },
  );
  await createPlaybookRepository(database, Date.now).sweep();
  const [abandoned, recent] = [
    await stored.findOne({ operationId: old.operationId }),
    await stored.findOne({ operationId: fresh.operationId }),
  ];
  await stored.deleteMany({ state: 'running' });
  await database.close();
  expect(abandoned).not.toHaveProperty('material');
  expect(recent).toHaveProperty('material');
});

test('When the response to the charge is lost, then the playbook still arrives, charged once', async () => {
  const accountProxy = await startAccountProxy(environment.account.url);
  const { member, playbook, end } = await memberWithCoach(environment);
  accountProxy.commits = 'lose';
  const worker = await environment.startReplica({ ROLE: 'worker', ACCOUNT_URL: accountProxy.url });
  const body = playbookFor();
  await playbook(body);
  await waitUntil(() => accountProxy.commitCount > 0);
  accountProxy.commits = 'pass';
  expect(await end(body.operationId)).toMatchObject({ type: 'written', available: 0 });
  expect(await member.listChargePurposes()).toEqual(['playbook']);
  await Promise.all([worker.stop(), accountProxy.stop()]);
});

test('When a playbook is deleted while the response to its charge is lost, then it is reported as charged', async () => {
  const accountProxy = await startAccountProxy(environment.account.url);
  const { member, playbook, remove } = await memberWithCoach(environment);
  accountProxy.commits = 'lose';
  const worker = await environment.startReplica({ ROLE: 'worker', ACCOUNT_URL: accountProxy.url });
  const body = playbookFor();
  await playbook(body);
  await waitUntil(() => accountProxy.commitCount > 0);
  expect((await remove(body.operationId)).body).toEqual({ deleted: 1, charged: true });
  expect(await member.listChargePurposes()).toEqual(['playbook']);
  expect(await member.countCredits()).toBe(0);
  await Promise.all([worker.stop(), accountProxy.stop()]);
});

test('When the AI is busy, then the workers wait as long as it asks, and the playbook arrives', async () => {
  const { playbook, end } = await memberWithCoach(environment);
  await environment.sandbox.clearAiRequests();
  await environment.sandbox.queueAiBehaviour('busy-briefly');
  const worker = await startWorker();
  const body = playbookFor();
  await playbook(body);
  expect(await end(body.operationId)).toMatchObject({ type: 'written' });
  expect(await countAiRequests()).toBe(2);
  await worker.stop();
});

test('A playbook that no worker starts in time is unknown and may be requested again', async () => {
  const { member, playbook, news } = await memberWithCoach(environment);
  const body = playbookFor();
  await playbook(body);
  const database = await databaseOf(environment);
  await database.collection('jobs').deleteMany({});
  await database.collection('playbooks').updateMany({ state: 'running' }, { $set: { leaseUntil: new Date(0) } });
  expect((await news(body.operationId)).at(-1)).toEqual({ type: 'unknown' });
  // The recovery of abandoned requests may be returning the credit just then; the next request reserves it again.
  await waitUntil(async () => (await playbook(body)).status === 200 && (await member.countCredits()) === 0);
  await database.collection('jobs').deleteMany({});
  await database.close();
});

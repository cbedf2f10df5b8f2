import { waitUntil } from '@datewright/platform/testing/wait-until';
import { startAccountProxy } from '@datewright/testkit/account-proxy';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { createPlaybookRepository } from '../src/data/playbook-repository.ts';
import { anna, coachClient, databaseOf, memberWithCoach, playbookFor } from './support/coach-client.ts';

/** The API and its workers as processes of their own, as ops run them. */
let town: ToolEnvironment;
beforeAll(async () => {
  town = await startToolEnvironment('datecoach', { ROLE: 'api' });
});
afterEach(() => town.sandbox.queueAiBehaviour('normal', 0));
afterAll(() => town.stop());

const startWorker = () => town.startReplica({ ROLE: 'worker' });
const asked = async () => (await town.sandbox.listAiRequests()).length;

test('Two replicas that take one request twice write one playbook for one credit', async () => {
  const { member, playbook, end } = await memberWithCoach(town);
  await member.givePlan('monthly');
  const twin = await town.startReplica({ ROLE: 'api' });
  const other = coachClient(twin.url, member.token);
  const body = playbookFor();
  const answers = await Promise.all([playbook(body), other.playbook(body), playbook(body), other.playbook(body)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const worker = await startWorker();
  const ends = await Promise.all([end(body.operationId), other.end(body.operationId)]);
  expect(ends.map(({ type }) => type)).toEqual(['written', 'written']);
  expect(await member.listChargePurposes()).toEqual(['playbook']);
  expect(await member.countCredits()).toBe(29);
  await Promise.all([worker.stop(), twin.stop()]);
});

test('Two tabs that ask for the same playbook at once get one, for one credit, on whichever replica', async () => {
  const { member, playbook, end } = await memberWithCoach(town);
  await member.givePlan('monthly');
  const twin = await town.startReplica({ ROLE: 'api' });
  const other = coachClient(twin.url, member.token);
  const answers = await Promise.all([1, 2, 3].flatMap(() => [playbook(playbookFor()), other.playbook(playbookFor())]));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const begun = new Set(answers.map(({ body }) => body.operationId));
  expect(begun.size).toBe(1);
  const worker = await startWorker();
  expect(await end([...begun][0])).toMatchObject({ type: 'written' });
  expect(await member.countCredits()).toBe(29);
  await Promise.all([worker.stop(), twin.stop()]);
});

test('A worker that is killed midway loses nothing: another writes the missing sections, for one credit', async () => {
  const { member, playbook, follow, end } = await memberWithCoach(town);
  const body = playbookFor();
  await town.sandbox.clearAiRequests();
  await playbook(body);
  const reading = await follow(body.operationId);
  const doomed = await startWorker();
  await waitUntil(async () => (await reading.next())?.type === 'section');
  await doomed.kill();
  const other = await startWorker();
  const last = await end(body.operationId);
  expect(last).toMatchObject({ type: 'written', playbook: { isWhole: true } });
  const requests = await town.sandbox.listAiRequests();
  expect(requests).toHaveLength(2);
  const { sections } = JSON.parse(String(requests[0]?.body.messages[1]?.content).slice(6, -7));
  expect(sections).not.toContain('preparation');
  expect(await member.listChargePurposes()).toEqual(['playbook']);
  await other.stop();
});

test('What a playbook was written from is forgotten when it is whole, and when it failed', async () => {
  const { playbook, end } = await memberWithCoach(town);
  const database = await databaseOf(town);
  const stored = database.collection('playbooks');
  const [good, bad] = [playbookFor(), playbookFor(anna, { locationName: 'Another park' })];
  const worker = await startWorker();
  await town.sandbox.queueAiBehaviour('refuse');
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

test('What a process left behind that died before any worker had it is forgotten within hours', async () => {
  const { playbook } = await memberWithCoach(town);
  const [old, fresh] = [playbookFor(), playbookFor({}, { locationName: 'A library' })];
  const database = await databaseOf(town);
  const stored = database.collection('playbooks');
  const other = await memberWithCoach(town);
  await playbook(old);
  await other.playbook(fresh);
  await database.collection('jobs').deleteMany({});
  await stored.updateOne(
    { operationId: old.operationId },
    { $set: { leaseUntil: new Date(Date.now() - 3 * 3600_000) } },
  );
  await createPlaybookRepository(database, Date.now).sweep();
  const [left, kept] = [
    await stored.findOne({ operationId: old.operationId }),
    await stored.findOne({ operationId: fresh.operationId }),
  ];
  await stored.deleteMany({ state: 'running' });
  await database.close();
  expect(left).not.toHaveProperty('material');
  expect(kept).toHaveProperty('material');
});

test('When the answer of the charge gets lost, the playbook comes all the same, charged once', async () => {
  const gate = await startAccountProxy(town.account.url);
  const { member, playbook, end } = await memberWithCoach(town);
  gate.commits = 'lose';
  const worker = await town.startReplica({ ROLE: 'worker', ACCOUNT_URL: gate.url });
  const body = playbookFor();
  await playbook(body);
  await waitUntil(() => gate.commitCount > 0);
  gate.commits = 'pass';
  expect(await end(body.operationId)).toMatchObject({ type: 'written', available: 0 });
  expect(await member.listChargePurposes()).toEqual(['playbook']);
  await Promise.all([worker.stop(), gate.stop()]);
});

test('Deleted while the answer of its charge is lost, a playbook is said to be paid, as it is', async () => {
  const gate = await startAccountProxy(town.account.url);
  const { member, playbook, remove } = await memberWithCoach(town);
  gate.commits = 'lose';
  const worker = await town.startReplica({ ROLE: 'worker', ACCOUNT_URL: gate.url });
  const body = playbookFor();
  await playbook(body);
  await waitUntil(() => gate.commitCount > 0);
  expect((await remove(body.operationId)).body).toEqual({ deleted: 1, charged: true });
  expect(await member.listChargePurposes()).toEqual(['playbook']);
  expect(await member.countCredits()).toBe(0);
  await Promise.all([worker.stop(), gate.stop()]);
});

test('When the AI is busy, the workers leave it alone for as long as it asks, and the playbook comes', async () => {
  const { playbook, end } = await memberWithCoach(town);
  await town.sandbox.clearAiRequests();
  await town.sandbox.queueAiBehaviour('busy-briefly');
  const worker = await startWorker();
  const body = playbookFor();
  await playbook(body);
  expect(await end(body.operationId)).toMatchObject({ type: 'written' });
  expect(await asked()).toBe(2);
  await worker.stop();
});

test('A playbook that nobody takes on in time of its beginning is unknown, and may be asked for again', async () => {
  const { member, playbook, news } = await memberWithCoach(town);
  const body = playbookFor();
  await playbook(body);
  const database = await databaseOf(town);
  await database.collection('jobs').deleteMany({});
  await database.collection('playbooks').updateMany({ state: 'running' }, { $set: { leaseUntil: new Date(0) } });
  expect((await news(body.operationId)).at(-1)).toEqual({ type: 'unknown' });
  expect((await playbook(body)).status).toBe(200);
  expect(await member.countCredits()).toBe(0);
  await database.collection('jobs').deleteMany({});
  await database.close();
});

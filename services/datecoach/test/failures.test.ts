import { sectionNames } from '@datewright/contracts/datecoach/playbook-options';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { coachClient, memberWithCoach, playbookFor, textsOf } from './support/coach-client.ts';

let environment: ToolEnvironment;
beforeAll(async () => {
  environment = await startToolEnvironment('datecoach');
});
afterEach(async () => {
  await environment.sandbox.queueAiBehaviour('normal', 0);
  await environment.sandbox.clearAiRequests();
});
afterAll(() => environment.stop());

const countAiRequests = async () => (await environment.sandbox.listAiRequests()).length;

test.each([
  ['refuses', 'refuse', 1, 'ai_refused', 422],
  ['is cut off', 'truncate', 1, 'ai_failed', 502],
  ['answers garbage', 'garbage', 1, 'ai_failed', 502],
  ['fails', 'fail', 1, 'ai_failed', 502],
  ['writes overlong lines only, twice', 'long', 2, 'ai_failed', 502],
])('When the AI %s, then the member gets an error instead of spots', async (_what, behaviour, times, code, status) => {
  const { member, spots } = await memberWithCoach(environment);
  await environment.sandbox.queueAiBehaviour(behaviour, times);
  expect(await spots()).toMatchObject({ status, body: { error: { code } } });
  expect((await spots()).body.dateSpots).toHaveLength(3);
  expect(await member.countCredits()).toBe(1);
});

test('When no spot of an answer can be shown, then the AI is asked for others once', async () => {
  const { spots } = await memberWithCoach(environment);
  await environment.sandbox.queueAiBehaviour('long', 1);
  expect((await spots()).body.dateSpots).toHaveLength(3);
  expect(await countAiRequests()).toBe(2);
});

test.each([
  ['refuses', 'refuse', 1, 'ai_refused'],
  ['is cut off within the first section, three times', 'truncate', 3, 'ai_failed'],
  ['answers garbage three times', 'garbage', 3, 'ai_failed'],
  ['fails three times', 'fail', 3, 'ai_failed'],
])(
  'When the AI %s, then the playbook fails without a charge and the same request may be retried',
  async (_what, behaviour, times, code) => {
    const { member, playbook, end, list } = await memberWithCoach(environment);
    const body = playbookFor();
    await environment.sandbox.queueAiBehaviour(behaviour, times);
    await playbook(body);
    expect(await end(body.operationId)).toMatchObject({ type: 'failed', failure: { code } });
    expect(await member.countCredits()).toBe(1);
    expect(await list()).toEqual([]);

    await environment.sandbox.queueAiBehaviour('normal', 0);
    await playbook(body);
    expect(await end(body.operationId)).toMatchObject({ type: 'written', available: 0 });
  },
);

test.each([
  ['fails once', 'fail'],
  ['is cut off in the middle', 'truncate-late'],
  ['is cut off at its end', 'truncate-end'],
])('When the AI %s, then the next attempt writes the missing sections for one credit', async (_what, behaviour) => {
  const { member, written } = await memberWithCoach(environment);
  await environment.sandbox.queueAiBehaviour(behaviour);
  expect(await written()).toMatchObject({ type: 'written', playbook: { isWhole: true } });
  expect(await member.countCredits()).toBe(0);
  expect(await member.listChargePurposes()).toEqual(['playbook']);
});

test('When sections are missing, then they are requested once more, without those already written', async () => {
  const { written } = await memberWithCoach(environment);
  await environment.sandbox.queueAiBehaviour('truncate-late');
  const last = await written();
  const requests = await environment.sandbox.listAiRequests();
  const sectionsOf = (at: number) => JSON.parse(String(requests[at]?.body.messages[1]?.content).slice(6, -7)).sections;
  expect(requests).toHaveLength(2);
  expect(sectionsOf(1)).toHaveLength(5);
  expect(sectionsOf(0).length).toBeLessThan(5);
  expect(last).toMatchObject({ type: 'written' });
});

test('When the AI detects grief after some sections, then all five are written again gently', async () => {
  const { member, playbook, end } = await memberWithCoach(environment);
  const body = playbookFor();
  await environment.sandbox.queueAiBehaviour('truncate-late');
  await playbook(body);
  await waitUntil(async () => (await countAiRequests()) === 1);
  await environment.sandbox.queueAiBehaviour('says-grief');
  const last = await end(body.operationId);
  if (last.type !== 'written') throw new Error(last.type);
  expect(last.playbook.care?.kind).toBe('grief');
  expect(last.playbook.sections.map(({ name }) => name)).toEqual(sectionNames);
  expect(await member.countCredits()).toBe(0);
});

test('When the AI invents a place, then it is marked for the member to check', async () => {
  const { spots, written } = await memberWithCoach(environment);
  await environment.sandbox.queueAiBehaviour('invent');
  const { body } = await spots();
  for (const spot of body.dateSpots)
    expect(spot.toCheck.map(({ text }: { text: string }) => text)).toContain('Café Lumière');
  await environment.sandbox.queueAiBehaviour('invent');
  const last = await written();
  if (last.type !== 'written') throw new Error(last.type);
  const [preparation] = last.playbook.sections;
  if (preparation?.name !== 'preparation') throw new Error('no preparation');
  const [tip] = preparation.tips.grooming;
  const names = tip?.toCheck.map(({ start, end }) => tip.text.slice(start, end));
  expect(names).toEqual(['Café Lumière', 'Rose Square']);
});

test('When the client disconnects before the first section, then the credit is returned and the AI request is cancelled', async () => {
  const { member, playbook, follow, get, news } = await memberWithCoach(environment);
  const body = playbookFor();
  await environment.sandbox.queueAiBehaviour('hang');
  await playbook(body);
  const reading = await follow(body.operationId);
  expect(await reading.next()).toMatchObject({ type: 'running' });
  await waitUntil(async () => (await countAiRequests()) === 1);
  expect(await member.countCredits()).toBe(0);
  reading.leave();
  await waitUntil(async () => (await member.countCredits()) === 1);
  await waitUntil(async () => (await environment.sandbox.listAiRequests())[0]?.outcome === 'left');
  expect((await get(body.operationId)).body.error.code).toBe('playbook_not_found');
  // The playbook was stopped; it did not fail.
  expect(await news(body.operationId)).toEqual([{ type: 'unknown' }]);
});

test('When a connection is cut, as by an edge restart, then the page reconnects to the same playbook', async () => {
  const { member, playbook, follow } = await memberWithCoach(environment);
  const body = playbookFor();
  await environment.sandbox.queueAiBehaviour('hang');
  await playbook(body);
  const cut = await follow(body.operationId);
  await cut.next();
  await waitUntil(async () => (await countAiRequests()) === 1);
  cut.leave();
  // The delay of a page before its third reconnect.
  await new Promise((resolve) => setTimeout(resolve, 7000));
  const reconnected = await follow(body.operationId);
  expect(await reconnected.next()).toMatchObject({ type: 'running' });
  // The reconnected client behaves like any other: when it disconnects, the playbook stops.
  reconnected.leave();
  await waitUntil(async () => (await member.countCredits()) === 1);
});

test('When one of two waiting clients disconnects, then the playbook is still written', async () => {
  const { member, playbook, follow } = await memberWithCoach(environment);
  const body = playbookFor();
  await environment.sandbox.queueAiBehaviour('slow');
  await playbook(body);
  const [leaving, staying] = [await follow(body.operationId), await follow(body.operationId)];
  await leaving.next();
  leaving.leave();
  expect((await staying.rest()).at(-1)).toMatchObject({ type: 'written' });
  expect(await member.countCredits()).toBe(0);
});

test('A client that waits for the complete playbook gets an error after the time limit and can fetch the playbook later', async () => {
  const replica = await environment.startReplica({ ROLE: 'api', WAIT_SECONDS: '1' });
  const { member, playbook, end } = await memberWithCoach(environment, replica.url);
  const body = playbookFor(undefined, { wait: true });
  await environment.sandbox.queueAiBehaviour('slow');
  expect(await playbook(body)).toMatchObject({ status: 409, body: { error: { code: 'operation_running' } } });
  expect(await end(body.operationId)).toMatchObject({ type: 'written' });
  expect((await playbook(body)).body).toMatchObject({
    isCached: true,
    strategy: { metadata: { isAiGenerated: true } },
  });
  expect(await member.listChargePurposes()).toEqual(['playbook']);
  await replica.stop();
});

test('When a client waiting for the complete playbook disconnects, then it is stopped and not charged', async () => {
  const { member, news } = await memberWithCoach(environment);
  const body = playbookFor(undefined, { wait: true });
  await environment.sandbox.queueAiBehaviour('hang');
  const leaving = new AbortController();
  const waiting = coachClient(environment.tool.url, member.token, leaving.signal).playbook(body);
  await waitUntil(async () => (await countAiRequests()) === 1);
  leaving.abort();
  await expect(waiting).rejects.toThrow();
  await waitUntil(async () => (await member.countCredits()) === 1);
  await waitUntil(async () => (await environment.sandbox.listAiRequests())[0]?.outcome === 'left');
  expect(await news(body.operationId)).toEqual([{ type: 'unknown' }]);
});

test('When the client disconnects after the first section, then the playbook is completed and charged once', async () => {
  const { member, playbook, follow, end } = await memberWithCoach(environment);
  const body = playbookFor();
  await playbook(body);
  const reading = await follow(body.operationId);
  await waitUntil(async () => (await reading.next())?.type === 'section');
  reading.leave();
  expect(await end(body.operationId)).toMatchObject({ type: 'written', playbook: { isWhole: true } });
  expect(await member.listChargePurposes()).toEqual(['playbook']);
});

test('Deleting a playbook is free before its first section is shown and charged afterwards', async () => {
  const { member, playbook, follow, remove, get, list } = await memberWithCoach(environment);
  await member.givePlan('monthly');
  const early = playbookFor();
  await environment.sandbox.queueAiBehaviour('hang');
  await playbook(early);
  await waitUntil(async () => (await countAiRequests()) === 1);
  expect((await remove(early.operationId)).body).toEqual({ deleted: 1, charged: false });
  await waitUntil(async () => (await member.countCredits()) === 30);

  const late = playbookFor();
  await playbook(late);
  const reading = await follow(late.operationId);
  await waitUntil(async () => (await reading.next())?.type === 'section');
  expect((await remove(late.operationId)).body).toEqual({ deleted: 1, charged: true });
  expect((await reading.rest()).at(-1)).toEqual({ type: 'unknown' });
  expect(await member.countCredits()).toBe(29);
  expect(await member.listChargePurposes()).toEqual(['playbook']);
  expect((await get(late.operationId)).status).toBe(404);
  expect(await list()).toEqual([]);
  expect((await remove(late.operationId)).body.error.code).toBe('playbook_not_found');
});

test('Deleting a complete playbook deletes its texts', async () => {
  const { written, remove, list } = await memberWithCoach(environment);
  const body = playbookFor();
  const last = await written(body);
  if (last.type !== 'written') throw new Error(last.type);
  expect(textsOf(last.playbook.sections).length).toBeGreaterThan(20);
  expect((await remove(body.operationId)).body).toEqual({ deleted: 1, charged: true });
  expect(await list()).toEqual([]);
});

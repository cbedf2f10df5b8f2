import { sectionNames } from '@datewright/contracts/datecoach/playbook-options';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { coachClient, memberWithCoach, playbookFor, textsOf } from './support/coach-client.ts';

let town: ToolEnvironment;
beforeAll(async () => {
  town = await startToolEnvironment('datecoach');
});
afterEach(async () => {
  await town.sandbox.queueAiBehaviour('normal', 0);
  await town.sandbox.clearAiRequests();
});
afterAll(() => town.stop());

const asked = async () => (await town.sandbox.listAiRequests()).length;

test.each([
  ['refuses', 'refuse', 'ai_refused', 422],
  ['is cut off', 'truncate', 'ai_failed', 502],
  ['answers garbage', 'garbage', 'ai_failed', 502],
  ['fails', 'fail', 'ai_failed', 502],
  ['writes overlong lines only', 'long', 'ai_failed', 502],
])('When the AI %s, no spots come, and the member reads why', async (_what, behaviour, code, status) => {
  const { member, spots } = await memberWithCoach(town);
  await town.sandbox.queueAiBehaviour(behaviour);
  expect(await spots()).toMatchObject({ status, body: { error: { code } } });
  expect((await spots()).body.dateSpots).toHaveLength(3);
  expect(await member.countCredits()).toBe(1);
});

test.each([
  ['refuses', 'refuse', 1, 'ai_refused'],
  ['is cut off within the first section, three times', 'truncate', 3, 'ai_failed'],
  ['answers garbage three times', 'garbage', 3, 'ai_failed'],
  ['fails three times', 'fail', 3, 'ai_failed'],
])(
  'When the AI %s, the playbook fails, free, and the same request may try again',
  async (_what, behaviour, times, code) => {
    const { member, playbook, end, list } = await memberWithCoach(town);
    const body = playbookFor();
    await town.sandbox.queueAiBehaviour(behaviour, times);
    await playbook(body);
    expect(await end(body.operationId)).toMatchObject({ type: 'failed', failure: { code } });
    expect(await member.countCredits()).toBe(1);
    expect(await list()).toEqual([]);

    await town.sandbox.queueAiBehaviour('normal', 0);
    await playbook(body);
    expect(await end(body.operationId)).toMatchObject({ type: 'written', available: 0 });
  },
);

test.each([
  ['fails once', 'fail'],
  ['is cut off in the middle', 'truncate-late'],
  ['is cut off at its end', 'truncate-end'],
])('When the AI %s, the next try writes what is missing, for one credit', async (_what, behaviour) => {
  const { member, written } = await memberWithCoach(town);
  await town.sandbox.queueAiBehaviour(behaviour);
  expect(await written()).toMatchObject({ type: 'written', playbook: { isWhole: true } });
  expect(await member.countCredits()).toBe(0);
  expect(await member.listChargePurposes()).toEqual(['playbook']);
});

test('Sections that can not be shown are asked for once more, with nothing that is there already', async () => {
  const { written } = await memberWithCoach(town);
  await town.sandbox.queueAiBehaviour('truncate-late');
  const last = await written();
  const requests = await town.sandbox.listAiRequests();
  const sectionsOf = (at: number) => JSON.parse(String(requests[at]?.body.messages[1]?.content).slice(6, -7)).sections;
  expect(requests).toHaveLength(2);
  expect(sectionsOf(1)).toHaveLength(5);
  expect(sectionsOf(0).length).toBeLessThan(5);
  expect(last).toMatchObject({ type: 'written' });
});

test('When the AI sees grief after some sections are there, all five are written gently', async () => {
  const { member, playbook, end } = await memberWithCoach(town);
  const body = playbookFor();
  await town.sandbox.queueAiBehaviour('truncate-late');
  await playbook(body);
  await waitUntil(async () => (await asked()) === 1);
  await town.sandbox.queueAiBehaviour('says-grief');
  const last = await end(body.operationId);
  if (last.type !== 'written') throw new Error(last.type);
  expect(last.playbook.care?.kind).toBe('grief');
  expect(last.playbook.sections.map(({ name }) => name)).toEqual(sectionNames);
  expect(await member.countCredits()).toBe(0);
});

test('An AI that invents a place has it marked, to be checked', async () => {
  const { spots, written } = await memberWithCoach(town);
  await town.sandbox.queueAiBehaviour('invent');
  const { body } = await spots();
  for (const spot of body.dateSpots)
    expect(spot.toCheck.map(({ text }: { text: string }) => text)).toContain('Café Lumière');
  await town.sandbox.queueAiBehaviour('invent');
  const last = await written();
  if (last.type !== 'written') throw new Error(last.type);
  const [preparation] = last.playbook.sections;
  if (preparation?.name !== 'preparation') throw new Error('no preparation');
  const [tip] = preparation.tips.grooming;
  const names = tip?.toCheck.map(({ start, end }) => tip.text.slice(start, end));
  expect(names).toEqual(['Café Lumière', 'Rose Square']);
});

test('A reader who leaves before the first section gets the credit back, and the AI is stopped', async () => {
  const { member, playbook, follow, get, news } = await memberWithCoach(town);
  const body = playbookFor();
  await town.sandbox.queueAiBehaviour('hang');
  await playbook(body);
  const reading = await follow(body.operationId);
  expect(await reading.next()).toMatchObject({ type: 'running' });
  await waitUntil(async () => (await asked()) === 1);
  expect(await member.countCredits()).toBe(0);
  reading.leave();
  await waitUntil(async () => (await member.countCredits()) === 1);
  await waitUntil(async () => (await town.sandbox.listAiRequests())[0]?.outcome === 'left');
  expect((await get(body.operationId)).body.error.code).toBe('playbook_not_found');
  // Stopped, and not failed by itself.
  expect(await news(body.operationId)).toEqual([{ type: 'unknown' }]);
});

test('A reader whose connection was cut, as by an edge that is started again, comes back to the same playbook', async () => {
  const { member, playbook, follow } = await memberWithCoach(town);
  const body = playbookFor();
  await town.sandbox.queueAiBehaviour('hang');
  await playbook(body);
  const cut = await follow(body.operationId);
  await cut.next();
  await waitUntil(async () => (await asked()) === 1);
  cut.leave();
  // As long as a page waits before its third try.
  await new Promise((resolve) => setTimeout(resolve, 7000));
  const again = await follow(body.operationId);
  expect(await again.next()).toMatchObject({ type: 'running' });
  // From now on it is a reader like any other: who leaves stops it.
  again.leave();
  await waitUntil(async () => (await member.countCredits()) === 1);
});

test('A reader who leaves while another waits stops nothing', async () => {
  const { member, playbook, follow } = await memberWithCoach(town);
  const body = playbookFor();
  await town.sandbox.queueAiBehaviour('slow');
  await playbook(body);
  const [leaving, staying] = [await follow(body.operationId), await follow(body.operationId)];
  await leaving.next();
  leaving.leave();
  expect((await staying.rest()).at(-1)).toMatchObject({ type: 'written' });
  expect(await member.countCredits()).toBe(0);
});

test('Who waits for the whole is told in time that it is still running, and finds it when asking again', async () => {
  const twin = await town.startReplica({ ROLE: 'api', WAIT_SECONDS: '1' });
  const { member, playbook, end } = await memberWithCoach(town, twin.url);
  const body = playbookFor(undefined, { wait: true });
  await town.sandbox.queueAiBehaviour('slow');
  expect(await playbook(body)).toMatchObject({ status: 409, body: { error: { code: 'operation_running' } } });
  expect(await end(body.operationId)).toMatchObject({ type: 'written' });
  expect((await playbook(body)).body).toMatchObject({
    isCached: true,
    strategy: { metadata: { isAiGenerated: true } },
  });
  expect(await member.listChargePurposes()).toEqual(['playbook']);
  await twin.stop();
});

test('Who waits for the whole and leaves stops it, and pays nothing', async () => {
  const { member, news } = await memberWithCoach(town);
  const body = playbookFor(undefined, { wait: true });
  await town.sandbox.queueAiBehaviour('hang');
  const leaving = new AbortController();
  const waiting = coachClient(town.tool.url, member.token, leaving.signal).playbook(body);
  await waitUntil(async () => (await asked()) === 1);
  leaving.abort();
  await expect(waiting).rejects.toThrow();
  await waitUntil(async () => (await member.countCredits()) === 1);
  await waitUntil(async () => (await town.sandbox.listAiRequests())[0]?.outcome === 'left');
  expect(await news(body.operationId)).toEqual([{ type: 'unknown' }]);
});

test('A reader who leaves after the first section pays once, and finds it whole', async () => {
  const { member, playbook, follow, end } = await memberWithCoach(town);
  const body = playbookFor();
  await playbook(body);
  const reading = await follow(body.operationId);
  await waitUntil(async () => (await reading.next())?.type === 'section');
  reading.leave();
  expect(await end(body.operationId)).toMatchObject({ type: 'written', playbook: { isWhole: true } });
  expect(await member.listChargePurposes()).toEqual(['playbook']);
});

test('Deleted before its first section, a playbook is free; deleted after it, it is paid; and both are gone', async () => {
  const { member, playbook, follow, remove, get, list } = await memberWithCoach(town);
  await member.givePlan('monthly');
  const early = playbookFor();
  await town.sandbox.queueAiBehaviour('hang');
  await playbook(early);
  await waitUntil(async () => (await asked()) === 1);
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

test('A playbook that is there is deleted with its words', async () => {
  const { written, remove, list } = await memberWithCoach(town);
  const body = playbookFor();
  const last = await written(body);
  if (last.type !== 'written') throw new Error(last.type);
  expect(textsOf(last.playbook.sections).length).toBeGreaterThan(20);
  expect((await remove(body.operationId)).body).toEqual({ deleted: 1, charged: true });
  expect(await list()).toEqual([]);
});

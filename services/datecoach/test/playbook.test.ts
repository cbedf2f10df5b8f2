import { strategy } from '@datewright/contracts/datecoach/strategy';
import { z } from '@datewright/contracts/zod';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { anna, memberWithCoach, playbookFor } from './support/coach-client.ts';
import { thursday } from './support/dates-client.ts';

type Coach = Awaited<ReturnType<typeof memberWithCoach>>;

let environment: ToolEnvironment;
beforeAll(async () => {
  environment = await startToolEnvironment('datecoach');
});
afterEach(() => environment.sandbox.queueAiBehaviour('normal', 0));
afterAll(() => environment.stop());

test('A playbook arrives section by section for one credit and stays available', async () => {
  const { member, playbook, news, list, get } = await memberWithCoach(environment);
  const request = playbookFor();
  const started = await playbook(request);
  expect(started).toMatchObject({
    status: 200,
    body: { operationId: request.operationId, strategy: null, isCached: false },
  });
  const lines = await news(request.operationId);
  const sections = lines.flatMap((line) => (line.type === 'section' ? [line.section.name] : []));
  expect(sections).toEqual(['preparation', 'talk', 'touch', 'situations', 'exit']);
  expect(lines.at(-1)).toMatchObject({ type: 'written', available: 0, playbook: { isWhole: true, matchName: 'Anna' } });
  expect(await member.countCredits()).toBe(0);
  expect(await member.listChargePurposes()).toEqual(['playbook']);
  expect(await list()).toMatchObject([{ operationId: request.operationId, isWhole: true }]);
  expect((await get(request.operationId)).body.sections).toHaveLength(5);
});

test('A playbook waits on home until a plan is made of it', async () => {
  const { playbook, waiting, call } = await memberWithCoach(environment);
  const request = playbookFor();
  // Written without anybody who follows it.
  await playbook({ ...request, wait: true });
  expect(await waiting()).toMatchObject([
    { kind: 'playbook', person: request.profileId, search: `?view=strategy&location=${request.locationId}` },
  ]);
  const plan = { ...thursday, day: '2099-01-01', playbookId: request.operationId, version: 0 };
  expect((await call('PUT', '/v1/datecoach/plans/plan-0001', plan)).status).toBe(200);
  expect(await waiting()).toMatchObject([{ kind: 'later', person: plan.profileId }]);
});

test.each([
  ['read', ({ get }: Coach, id: string) => get(id)],
  ['followed to its end', ({ news }: Coach, id: string) => news(id)],
])('A playbook that was %s does not wait on home', async (_how, open) => {
  const coach = await memberWithCoach(environment);
  const request = playbookFor();
  await coach.playbook({ ...request, wait: true });
  expect(await coach.waiting()).toHaveLength(1);
  await open(coach, request.operationId);
  expect(await coach.waiting()).toEqual([]);
});

test('A stop that comes too late leaves the playbook that was paid for', async () => {
  const { member, playbook, call, get } = await memberWithCoach(environment);
  const request = playbookFor();
  await playbook({ ...request, wait: true });
  const path = `/v1/datecoach/playbooks/${request.operationId}`;
  expect(await call('DELETE', `${path}?onlyIfFree=true`)).toMatchObject({
    status: 200,
    body: { deleted: 0, charged: true },
  });
  expect((await get(request.operationId)).body.sections).toHaveLength(5);
  expect(await member.countCredits()).toBe(0);
  // A deletion deletes it all the same.
  expect((await call('DELETE', path)).body).toEqual({ deleted: 1, charged: true });
  expect((await get(request.operationId)).status).toBe(404);
});

test('Older clients wait for the complete strategy, and repeating the request returns it for free', async () => {
  const { member, playbook } = await memberWithCoach(environment);
  const { operationId: _operationId, wait: _wait, ...request } = playbookFor();
  const { status, body } = await playbook(request);
  expect(status).toBe(200);
  expect(() => z.parse(strategy, body.strategy)).not.toThrow();
  expect(body.strategy.metadata.cachedAt).toBeNull();
  const again = await playbook({
    ...request,
    chatHistory: [...anna.messages, { sender: 'match', content: 'See you!' }],
  });
  expect(again.body).toMatchObject({ operationId: body.operationId, isCached: true });
  expect(again.body.strategy.metadata.cachedAt).not.toBeNull();
  expect(await member.countCredits()).toBe(0);
});

test('A playbook is written for the part of the day, which the AI reads without the calendar date', async () => {
  const { playbook, written, get, list } = await memberWithCoach(environment);
  const timeSlot = { weekday: 'saturday', partOfDay: 'evening' };
  const request = playbookFor(anna, { timeSlot });
  await written(request);
  expect(JSON.stringify((await get(request.operationId)).body.sections)).toContain('on Saturday evening');
  expect(await list()).toMatchObject([{ timeSlot }]);
  for (const partOfDay of ['evening of 28 November, Anna’s flat', '19:00'])
    expect(await playbook(playbookFor(anna, { timeSlot: { weekday: null, partOfDay } }))).toMatchObject({
      status: 400,
    });
});

import { addDays } from '@datewright/contracts/datecoach/zoned-time';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { datesClient, memberWithDates, thursday } from './support/dates-client.ts';

let environment: ToolEnvironment;
beforeAll(async () => {
  environment = await startToolEnvironment('datecoach');
});
afterAll(() => environment.stop());

test('A member can create, change and delete a plan', async () => {
  const { client } = await memberWithDates(environment);
  expect(await client.plans()).toEqual([]);
  const created = await client.plan('plan-0001', 0);
  const times = { createdAt: expect.any(String), updatedAt: expect.any(String) };
  expect(created.body).toEqual({ ...thursday, id: 'plan-0001', version: 1, ...times });
  const changed = await client.plan('plan-0001', 1, { starts: '20:00', ends: null });
  expect(changed.body).toMatchObject({ starts: '20:00', ends: null, version: 2, createdAt: created.body.createdAt });
  expect(await client.plans()).toEqual([changed.body]);
  expect((await client.deletePlan('plan-0001')).body).toEqual({ deleted: 1 });
  expect(await client.deletePlan('plan-0001')).toMatchObject({ status: 404, error: 'plan_not_found' });
  expect(await client.plan('plan-0001', 2)).toMatchObject({ status: 404, error: 'plan_not_found' });
  expect(await client.plans()).toEqual([]);
});

test('The outcome of a date is saved with its plan', async () => {
  const { client } = await memberWithDates(environment);
  await client.plan('plan-0001', 0);
  const outcome = { went: 'great', next: 'see-again', helped: [thursday.reminders[0]], at: '2026-11-26T22:00:00Z' };
  expect((await client.plan('plan-0001', 1, { outcome })).body).toMatchObject({ outcome, version: 2 });
  expect((await client.plan('plan-0001', 2, { outcome: null })).body.outcome).toBeNull();
});

test('Plans are listed by day, latest first', async () => {
  const { client } = await memberWithDates(environment);
  await client.plan('plan-noon', 0, { day: '2026-12-01', starts: '12:00' });
  await client.plan('plan-past', 0, { day: '2025-12-31' });
  await client.plan('plan-late', 0, { day: '2026-12-01', starts: '21:00' });
  expect((await client.plans()).map(({ id }) => id)).toEqual(['plan-late', 'plan-noon', 'plan-past']);
});

test('When two tabs save the same plan, then the later one gets a conflict and nothing is overwritten', async () => {
  const { client, clientAt } = await memberWithDates(environment);
  const phone = clientAt((await environment.startReplica()).url);
  await client.plan('plan-0001', 0);
  await client.plan('plan-0001', 1, { place: 'From the laptop' });
  expect(await phone.plan('plan-0001', 1, { place: 'From the phone' })).toMatchObject({
    status: 409,
    error: 'plan_changed',
  });
  expect(await phone.plan('plan-0001', 0, { place: 'From the phone' })).toMatchObject({ error: 'plan_changed' });
  expect(await phone.plan('plan-0001', 9, { place: 'From the phone' })).toMatchObject({ error: 'plan_changed' });
  expect((await client.plans())[0]).toMatchObject({ place: 'From the laptop', version: 2 });
});

test('When ten saves arrive at once, then exactly one succeeds, also for the first version', async () => {
  const { client } = await memberWithDates(environment);
  for (const version of [0, 1]) {
    const saves = await Promise.all(
      Array.from({ length: 10 }, (_one, at) => client.plan('plan-0001', version, { place: `Place ${version} ${at}` })),
    );
    expect(saves.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(saves.filter(({ error }) => error === 'plan_changed')).toHaveLength(9);
  }
  expect(await client.plans()).toHaveLength(1);
});

test('When the response to a save is lost, then the save can be repeated', async () => {
  const { client } = await memberWithDates(environment);
  const created = await client.plan('plan-0001', 0);
  expect(await client.plan('plan-0001', 0)).toEqual(created);
  const changed = await client.plan('plan-0001', 1, { city: 'Győr' });
  expect(await client.plan('plan-0001', 1, { city: 'Győr' })).toEqual(changed);
});

test('Impossible days, unknown time zones and overlong texts are refused', async () => {
  const { client } = await memberWithDates(environment);
  const wrong = [
    { day: '2026-02-30' },
    { day: '2026-02-29' },
    { day: '2026-04-31' },
    { day: '26-04-30' },
    { starts: '24:00' },
    { starts: '7:00' },
    { timeZone: 'Europe/Atlantis' },
    { timeZone: '+0100' },
    { timeZone: '' },
    { spotName: '  ' },
    { spotName: 'x'.repeat(121) },
    { place: 'x'.repeat(201) },
    { reminders: ['a', 'b', 'c', 'd'] },
    { reminders: ['x'.repeat(401)] },
    { checkIn: 10 },
    { checkIn: 721 },
    { outcome: { went: 'scored', next: null, helped: [], at: '' } },
  ];
  for (const field of wrong) {
    expect([field, (await client.plan('plan-0001', 0, field)).error]).toEqual([field, 'invalid_request']);
  }
  expect((await client.plan('plan-0001', 0, { day: '2026-02-30' })).body.error.fields).toEqual({ day: 'no such day' });
  expect((await client.plan('short', 0)).error).toBe('invalid_request');
  expect(await client.plans()).toEqual([]);
  expect((await client.plan('plan-leap', 0, { day: '2028-02-29', timeZone: 'Pacific/Chatham' })).status).toBe(200);
});

test('The 101st plan is refused, also for concurrent requests', async () => {
  const { client } = await memberWithDates(environment);
  const make = (from: number, n: number) =>
    Promise.all(Array.from({ length: n }, (_one, at) => client.plan(`plan-${1000 + from + at}`, 0)));
  await make(0, 45);
  await make(45, 45);
  const last = await make(90, 20);
  expect(last.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(last.filter(({ error }) => error === 'too_many_plans')).toHaveLength(10);
  expect(await client.plans()).toHaveLength(100);
});

test('A member cannot access another member’s plans', async () => {
  const [owner, stranger] = [await memberWithDates(environment), await memberWithDates(environment)];
  const created = await owner.client.plan('plan-0001', 0);
  expect(await stranger.client.plan('plan-0001', 1)).toMatchObject({ status: 404, error: 'plan_not_found' });
  expect(await stranger.client.deletePlan('plan-0001')).toMatchObject({ status: 404, error: 'plan_not_found' });
  expect((await stranger.client.plan('plan-0001', 0, { place: 'Mine' })).body).toMatchObject({ version: 1 });
  expect(await owner.client.plans()).toEqual([created.body]);
  const visitor = datesClient(environment.tool.url, undefined);
  expect(await visitor.call('GET', '/v1/datecoach/plans')).toMatchObject({ status: 401, error: 'not_signed_in' });
});

test('Home gets the dates of today, tomorrow and later, and none that is over', async () => {
  const { client } = await memberWithDates(environment);
  expect((await client.nextStep()).body).toEqual({ next: null, waiting: [] });
  // Noon in the zone where the service's clock shows about noon: days can't change during the test.
  const hours = 12 - new Date().getUTCHours();
  const timeZone = `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
  const today = new Date(Date.now() + hours * 3600_000).toISOString().slice(0, 10);
  const fields = { timeZone, starts: '23:00', ends: null };
  await client.plan('plan-later', 0, { ...fields, day: addDays(today, 2) });
  await client.plan('plan-tomorrow', 0, { ...fields, day: addDays(today), matchName: '' });
  await client.plan('plan-today', 0, { ...fields, day: today });
  await client.plan('plan-over', 0, { ...fields, day: today, starts: '01:00', ends: '03:00' });
  await client.plan('plan-past', 0, { ...fields, day: addDays(today, -1), starts: '10:00' });
  expect((await client.nextStep()).body.waiting).toEqual([
    { kind: 'today', about: 'Zsófi · Kávézó a Duna partján', at: expect.any(String), search: '', person: 'm1' },
    { kind: 'tomorrow', about: 'A café · Kávézó a Duna partján', at: expect.any(String), search: '', person: 'm1' },
    { kind: 'later', about: 'Zsófi · Kávézó a Duna partján', at: expect.any(String), search: '', person: 'm1' },
  ]);
});

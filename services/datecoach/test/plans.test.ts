import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { datesClient, memberWithDates, thursday } from './support/dates-client.ts';

let town: ToolEnvironment;
beforeAll(async () => {
  town = await startToolEnvironment('datecoach');
});
afterAll(() => town.stop());

test('A plan is made, changed and deleted', async () => {
  const { desk } = await memberWithDates(town);
  expect(await desk.plans()).toEqual([]);
  const made = await desk.plan('plan-0001', 0);
  const times = { createdAt: expect.any(String), updatedAt: expect.any(String) };
  expect(made.body).toEqual({ ...thursday, id: 'plan-0001', version: 1, ...times });
  const changed = await desk.plan('plan-0001', 1, { starts: '20:00', ends: null });
  expect(changed.body).toMatchObject({ starts: '20:00', ends: null, version: 2, createdAt: made.body.createdAt });
  expect(await desk.plans()).toEqual([changed.body]);
  expect((await desk.deletePlan('plan-0001')).body).toEqual({ deleted: 1 });
  expect(await desk.deletePlan('plan-0001')).toMatchObject({ status: 404, error: 'plan_not_found' });
  expect(await desk.plan('plan-0001', 2)).toMatchObject({ status: 404, error: 'plan_not_found' });
  expect(await desk.plans()).toEqual([]);
});

test('How the date went is kept with its plan', async () => {
  const { desk } = await memberWithDates(town);
  await desk.plan('plan-0001', 0);
  const outcome = { went: 'great', next: 'see-again', helped: [thursday.reminders[0]], at: '2026-11-26T22:00:00Z' };
  expect((await desk.plan('plan-0001', 1, { outcome })).body).toMatchObject({ outcome, version: 2 });
  expect((await desk.plan('plan-0001', 2, { outcome: null })).body.outcome).toBeNull();
});

test('Plans come the latest day first', async () => {
  const { desk } = await memberWithDates(town);
  await desk.plan('plan-noon', 0, { day: '2026-12-01', starts: '12:00' });
  await desk.plan('plan-past', 0, { day: '2025-12-31' });
  await desk.plan('plan-late', 0, { day: '2026-12-01', starts: '21:00' });
  expect((await desk.plans()).map(({ id }) => id)).toEqual(['plan-late', 'plan-noon', 'plan-past']);
});

test('Of two tabs the later one is told, and nothing is overwritten', async () => {
  const { desk, deskAt } = await memberWithDates(town);
  const phone = deskAt((await town.startReplica()).url);
  await desk.plan('plan-0001', 0);
  await desk.plan('plan-0001', 1, { place: 'From the laptop' });
  expect(await phone.plan('plan-0001', 1, { place: 'From the phone' })).toMatchObject({
    status: 409,
    error: 'plan_changed',
  });
  expect(await phone.plan('plan-0001', 0, { place: 'From the phone' })).toMatchObject({ error: 'plan_changed' });
  expect(await phone.plan('plan-0001', 9, { place: 'From the phone' })).toMatchObject({ error: 'plan_changed' });
  expect((await desk.plans())[0]).toMatchObject({ place: 'From the laptop', version: 2 });
});

test('Of ten saves at once exactly one wins, from the first on', async () => {
  const { desk } = await memberWithDates(town);
  for (const version of [0, 1]) {
    const saves = await Promise.all(
      Array.from({ length: 10 }, (_one, at) => desk.plan('plan-0001', version, { place: `Place ${version} ${at}` })),
    );
    expect(saves.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(saves.filter(({ error }) => error === 'plan_changed')).toHaveLength(9);
  }
  expect(await desk.plans()).toHaveLength(1);
});

test('A save whose answer got lost can be sent again', async () => {
  const { desk } = await memberWithDates(town);
  const made = await desk.plan('plan-0001', 0);
  expect(await desk.plan('plan-0001', 0)).toEqual(made);
  const changed = await desk.plan('plan-0001', 1, { city: 'Győr' });
  expect(await desk.plan('plan-0001', 1, { city: 'Győr' })).toEqual(changed);
});

test('A day that no calendar has, an unknown time zone and what is too long are refused', async () => {
  const { desk } = await memberWithDates(town);
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
    expect([field, (await desk.plan('plan-0001', 0, field)).error]).toEqual([field, 'invalid_request']);
  }
  expect((await desk.plan('plan-0001', 0, { day: '2026-02-30' })).body.error.fields).toEqual({ day: 'no such day' });
  expect((await desk.plan('short', 0)).error).toBe('invalid_request');
  expect(await desk.plans()).toEqual([]);
  expect((await desk.plan('plan-leap', 0, { day: '2028-02-29', timeZone: 'Pacific/Chatham' })).status).toBe(200);
});

test('The 101st plan is refused, however many come at once', async () => {
  const { desk } = await memberWithDates(town);
  const make = (from: number, n: number) =>
    Promise.all(Array.from({ length: n }, (_one, at) => desk.plan(`plan-${1000 + from + at}`, 0)));
  await make(0, 45);
  await make(45, 45);
  const last = await make(90, 20);
  expect(last.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(last.filter(({ error }) => error === 'too_many_plans')).toHaveLength(10);
  expect(await desk.plans()).toHaveLength(100);
});

test('Nobody reaches the plans of somebody else', async () => {
  const [owner, stranger] = [await memberWithDates(town), await memberWithDates(town)];
  const made = await owner.desk.plan('plan-0001', 0);
  expect(await stranger.desk.plan('plan-0001', 1)).toMatchObject({ status: 404, error: 'plan_not_found' });
  expect(await stranger.desk.deletePlan('plan-0001')).toMatchObject({ status: 404, error: 'plan_not_found' });
  expect((await stranger.desk.plan('plan-0001', 0, { place: 'Mine' })).body).toMatchObject({ version: 1 });
  expect(await owner.desk.plans()).toEqual([made.body]);
  const nobody = datesClient(town.tool.url, undefined);
  expect(await nobody.call('GET', '/v1/datecoach/plans')).toMatchObject({ status: 401, error: 'not_signed_in' });
});

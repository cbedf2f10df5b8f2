import { createToolCaller } from '@datewright/testkit/tool-caller';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { memberWithDates } from './support/dates-client.ts';

let environment: ToolEnvironment;
beforeAll(async () => {
  environment = await startToolEnvironment('datecoach');
});
afterAll(() => environment.stop());

const path = '/v1/datecoach/plans/plan-0001/link';
const aDay = '2099-01-01';

/** A friend has no account. */
const open = (token: unknown) =>
  createToolCaller(environment.tool.url, undefined)('POST', '/v1/datecoach/shared-plans/open', { token });

async function memberWithLink(fields: object = {}) {
  const { client, ...rest } = await memberWithDates(environment);
  await client.plan('plan-0001', 0, { day: aDay, ...fields });
  const token: string = (await client.call('PUT', path)).body.linkToken;
  return { client, token, ...rest };
}

test('A friend without an account sees when, where and until when to expect a message, and nothing else of the plan', async () => {
  const { token } = await memberWithLink();
  expect(await open(token)).toMatchObject({ status: 200 });
  expect((await open(token)).body).toEqual({
    matchName: 'Zsófi',
    spotName: 'A café',
    place: 'Kávézó a Duna partján',
    city: 'Budapest',
    meetingPoint: 'at the tram stop',
    day: aDay,
    starts: '19:00',
    ends: '21:30',
    timeZone: 'Europe/Budapest',
    checkIn: 120,
    video: false,
  });
});

test('A link shows the plan as it is now, and stays the same when it is asked for again', async () => {
  const { client, token } = await memberWithLink();
  expect((await client.plan('plan-0001', 1, { day: aDay, starts: '20:00' })).body).toMatchObject({
    version: 2,
    linkToken: token,
  });
  expect((await open(token)).body.starts).toBe('20:00');
  const again = await Promise.all(Array.from({ length: 5 }, () => client.call('PUT', path)));
  expect(new Set(again.map(({ body }) => body.linkToken))).toEqual(new Set([token]));
  expect((await client.plans())[0]?.linkToken).toBe(token);
});

test('When ten ask at once for a first link, then all get the same one', async () => {
  const { client } = await memberWithDates(environment);
  await client.plan('plan-0001', 0, { day: aDay });
  const made = await Promise.all(Array.from({ length: 10 }, () => client.call('PUT', path)));
  expect(new Set(made.map(({ body }) => body.linkToken)).size).toBe(1);
});

test('When a link is ended, or its plan or everything deleted, then it opens nothing', async () => {
  const gone = { status: 410, error: 'plan_link_gone' };
  const ended = await memberWithLink();
  const left = (await ended.client.call('DELETE', path)).body;
  expect(left.linkToken).toBeUndefined();
  expect(await open(ended.token)).toMatchObject(gone);
  const next: string = (await ended.client.call('PUT', path)).body.linkToken;
  expect(next).not.toBe(ended.token);
  await ended.client.deletePlan('plan-0001');
  expect(await open(next)).toMatchObject(gone);
  const emptied = await memberWithLink();
  await emptied.client.deleteAll();
  expect(await open(emptied.token)).toMatchObject(gone);
});

test.each([
  { place: 'Killer Kebab' },
  { place: 'Death Row Diner, Kazinczy utca 18' },
  { place: 'The Hanging Gardens' },
  { place: 'Szimpla Kert', meetingPoint: 'by the big tree, right of the door' },
  { place: 'Gerbeaud', meetingPoint: 'a szobornál, piros kabátban leszek' },
  { meetingPoint: 'call me on +36 30 123 4567 when you get there' },
  { meetingPoint: 'under the clock, I will be 10 minutes early' },
  { spotName: 'Gallows Hill walk', city: 'Bury St Edmunds' },
  { spotName: 'Bor és társa pince', city: 'Eger' },
  { matchName: 'Dolores' },
  { matchName: 'Slayer fan Zoli' },
])('A friend sees an ordinary text: %j', async (texts) => {
  const { client, token } = await memberWithLink(texts);
  expect((await open(token)).body).toMatchObject(texts);
  expect((await client.plans())[0]?.hiddenTexts).toBeUndefined();
});

test.each([
  { place: 'the bridge, where I will kill her' },
  { place: 'my car, so that she cannot leave' },
  { meetingPoint: 'I have a knife and you will not get home alive' },
  { meetingPoint: 'megölöm, ha nem jön el' },
  { meetingPoint: 'I want to kill myself there' },
  { spotName: 'Get her drunk at the bar' },
  { city: 'all gypsies should be gassed' },
  { matchName: 'Lili, 15 years old' },
  { spotName: 'Burgers with a 16 year old girl' },
])('A friend is not shown a harmful text, and the member sees which: %j', async (texts) => {
  const names = Object.keys(texts);
  const { client, token } = await memberWithLink(texts);
  expect((await open(token)).body).toMatchObject(
    Object.fromEntries(names.map((name) => [name, name === 'spotName' ? '…' : ''])),
  );
  expect((await client.plans())[0]?.hiddenTexts).toEqual(names);
  const changed = await client.plan('plan-0001', 1, { day: aDay, ...texts });
  expect(changed.body.hiddenTexts).toEqual(names);
  expect((await client.call('PUT', path)).body.hiddenTexts).toEqual(names);
});

test('Once its text is changed, the link shows it', async () => {
  const { client, token } = await memberWithLink({ meetingPoint: 'where I will hurt her' });
  const changed = await client.plan('plan-0001', 1, { day: aDay, meetingPoint: 'at the fountain' });
  expect(changed.body.hiddenTexts).toBeUndefined();
  expect((await open(token)).body.meetingPoint).toBe('at the fountain');
});

test('A link works through the day after the date, in the time zone of the date', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3600_000).toISOString().slice(0, 10);
  const over = await memberWithLink({ day: hoursAgo(72), timeZone: 'UTC' });
  expect(await open(over.token)).toMatchObject({ status: 410, error: 'plan_link_gone' });
  const lastNight = await memberWithLink({ day: hoursAgo(24), timeZone: 'UTC' });
  expect(await open(lastNight.token)).toMatchObject({ status: 200 });
});

test('Nobody else can make or end the link of a plan, and guesses open nothing', async () => {
  const { token } = await memberWithLink();
  const { client: other } = await memberWithDates(environment);
  for (const method of ['PUT', 'DELETE'] as const) {
    expect(await other.call(method, path)).toMatchObject({ status: 404, error: 'plan_not_found' });
    expect(await createToolCaller(environment.tool.url, undefined)(method, path)).toMatchObject({ status: 401 });
  }
  expect(await open(`${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`)).toMatchObject({ status: 410 });
  for (const wrong of ['', token.slice(1), `${token}A`, { $ne: null }, null, ['x']]) {
    expect(await open(wrong)).toMatchObject({ status: 400, error: 'invalid_request' });
  }
  expect(await open(token)).toMatchObject({ status: 200 });
});

test('One address that tries many tokens is blocked for a while', async () => {
  const tries = [];
  for (let made = 0; made < 130; made++) tries.push((await open(`${made}`.padStart(43, 'A'))).status);
  expect(new Set(tries)).toEqual(new Set([410, 429]));
  expect(tries.indexOf(429)).toBeLessThanOrEqual(120);
});

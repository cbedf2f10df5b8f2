import { waitUntil } from '@datewright/platform/testing/wait-until';
import { testOrigin } from '@datewright/testkit/service-process';
import { createConnection } from 'mongoose';
import { type MarketingWithAccount, startWithAccount } from './support/start-with-account.ts';

const day = 24 * 3600_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const [yesterday, today] = [dayOf(Date.now() - day), dayOf(Date.now())];

let desk: MarketingWithAccount;
beforeAll(async () => {
  desk = await startWithAccount();
});
afterAll(() => desk?.stop());

async function database() {
  const { MONGODB_URI = '', MONGODB_DB = '' } = desk.town.tool.env;
  return createConnection(MONGODB_URI, { dbName: MONGODB_DB }).asPromise();
}

const event = (name: string, visit: string, more: object = {}) => ({
  ...{ name, path: '/', compositionId: 'c', at: new Date().toISOString(), properties: {}, visit, ...more },
});
const send = (events: object[], type = 'application/json') =>
  fetch(`${desk.town.tool.url}/v1/marketing/events`, {
    method: 'POST',
    headers: { origin: testOrigin, 'content-type': type },
    body: JSON.stringify({ events }),
  });

test('Counts events sent while a page closes, and stores nothing that identifies a person', async () => {
  const properties = {
    ...{ location: 'hero', label: 'Start Free', cta_text: '+36 30 123 4567', intent: 'anna@example.com' },
    ...{ utm_medium: 'radio', utm_term: 'what anna searched', note: 'Anna', constructor: 'x', value: 24.99 },
  };
  const beacon = await send(
    [event('cta_click', 'visit-0001', { path: '/pricing?email=anna@example.com', properties })],
    'text/plain;charset=UTF-8',
  );
  expect(await beacon.json()).toEqual({ recorded: 1, dropped: 0 });
  const connection = await database();
  const [kept] = await connection.collection('events').find({ name: 'cta_click' }).toArray();
  await connection.close();
  expect(kept).toMatchObject({ path: '/pricing', visit: 'visit-0001' });
  expect(kept?.properties).toEqual({ location: 'hero', label: 'Start Free', utm_medium: 'radio' });
});

test('Shows an admin visits, funnel, sources, pages and experiments, and counts each day once', async () => {
  const view = (visit: string, path = '/', more: object = {}) => event('page_view', visit, { path, ...more });
  const sees = (visit: string, variant: string) =>
    event('experiment_variant', visit, { properties: { experiment: 'hero_headline_test', variant } });
  const ad = { properties: { utm_source: 'spring' } };
  const events = [
    view('visit-000a', '/', ad),
    sees('visit-000a', 'A'),
    sees('visit-000a', 'A'),
    view('visit-000a', '/pricing'),
    event('signup_completed', 'visit-000a'),
    event('sign_up_conversion', 'visit-000a'),
    event('suggestion_received', 'visit-000a'),
    event('suggestion_received', 'visit-000a'),
    event('purchase', 'visit-000a'),
    view('visit-000b', '/'),
    sees('visit-000b', 'B'),
    view('visit-000c', '/blog'),
    sees('visit-000c', 'B'),
    sees('visit-000c', 'Z'),
  ];
  const connection = await database();
  const receivedAt = new Date(Date.now() - day);
  await connection.collection('events').insertMany(events.map((one) => ({ ...one, receivedAt })));
  // Two replicas roll up finished days at the same time.
  await Promise.all([desk.town.startReplica(), desk.town.startReplica()]);
  await waitUntil(async () => (await connection.collection('days').countDocuments()) === 1);
  await connection.close();

  const { call } = await desk.createEditor();
  const { status, body } = await call('GET', `/admin/numbers?from=${yesterday}&to=${today}`);
  expect(status).toBe(200);
  const whole = { visit: 1, register: 1, confirm: 1, suggestion: 1, purchase: 1 };
  const none = { register: 0, confirm: 0, suggestion: 0, purchase: 0 };
  expect(body.days).toEqual([
    { day: yesterday, ...whole, visit: 3 },
    { day: today, ...none, visit: 1 },
  ]);
  expect(body.sources).toEqual([
    { source: 'direct', ...none, visit: 3 },
    { source: 'spring', ...whole },
  ]);
  expect(body.pages[0]).toEqual({ path: '/', views: 2, visits: 2 });
  expect(body.experiments).toMatchObject([
    {
      name: 'hero_headline_test',
      variants: [
        { variant: 'A', visit: 1, register: 1, registered: { share: 1 } },
        { variant: 'B', visit: 2, register: 0, registered: { share: 0 } },
      ],
      difference: { share: -1 },
    },
  ]);
});

test('Refuses the analytics to anybody but admins, and an invalid range of days', async () => {
  const member = desk.as((await desk.createMember()).token);
  expect((await member('GET', `/admin/numbers?from=${yesterday}&to=${today}`)).status).toBe(403);
  const { call } = await desk.createEditor();
  for (const [from, to] of [
    [today, yesterday],
    ['2020-01-01', today],
    ['2020-13-45', today],
  ])
    expect((await call('GET', `/admin/numbers?from=${from}&to=${to}`)).status).toBe(400);
});

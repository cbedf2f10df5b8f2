import { readFileSync } from 'node:fs';
import { writtenCard } from '@datewright/contracts/registry/card';
import { z } from '@datewright/contracts/zod';
import { root } from '@datewright/platform/root';
import { type ServiceProcess, testOrigin } from '@datewright/testkit/service-process';
import { createConnection, mongo } from 'mongoose';
import { stripPii } from '../src/rules/analytics/strip-pii.ts';
import { startMarketing } from './support/start-marketing.ts';

const event = (name: string, properties: object = {}, more: object = {}) => ({
  ...{ name, path: '/', compositionId: 'c', at: '2026-11-23T12:00:00Z', visit: 'visit-0001', properties },
  ...more,
});
/** An event of the maximum size. */
const large = event('cta_click', {
  ...{ location: 'a'.repeat(60), label: 'b'.repeat(120), cta_text: 'c'.repeat(120), intent: 'd'.repeat(60) },
  ...{ utm_source: 'e'.repeat(100), utm_medium: 'f'.repeat(100), utm_campaign: 'g'.repeat(100) },
});
const batch = Array(50).fill(large);
const megabyte = 1_000_000;

async function send({ url }: ServiceProcess, address: string, events: object[]) {
  const response = await fetch(`${url}/v1/marketing/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: testOrigin, 'x-forwarded-for': address },
    body: JSON.stringify({ events }),
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

async function stored({ env }: ServiceProcess) {
  const { MONGODB_URI = '', MONGODB_DB = '' } = env;
  const connection = await createConnection(MONGODB_URI, { dbName: MONGODB_DB }).asPromise();
  const events = await connection.collection('events').find().toArray();
  const indexes = await connection.collection('budgets').indexes();
  await connection.close();
  const bytes = events.reduce((sum, one) => sum + mongo.BSON.calculateObjectSize(one), 0);
  return { bytes, events: events.length, indexes };
}

const metricOf = async ({ url }: ServiceProcess, line: RegExp) =>
  Number(line.exec(await (await fetch(`${url}/metrics`)).text())?.[1] ?? Number.NaN);
const outcome = (name: string) => new RegExp(`datewright_events_total\\{outcome="${name}"[^}]*\\} (\\d+)`);

let one: ServiceProcess | undefined;
let two: ServiceProcess | undefined;
async function startTwo(own: Record<string, string> = {}) {
  one = await startMarketing(own);
  two = await startMarketing({ ...own, MONGODB_DB: one.env.MONGODB_DB ?? '' });
  return [one, two] as const;
}
afterEach(async () => {
  await Promise.all([one?.stop(), two?.stop()]);
  one = undefined;
  two = undefined;
});

/**
 * Sends batches through both replicas alternately, several at once, until each lane is rejected or has sent its share.
 */
async function flood(services: readonly ServiceProcess[], batches: number, addressOf: (at: number) => string) {
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < batches; at = next++)
      answers.push(await send(services[at % 2] as ServiceProcess, addressOf(at), batch));
  };
  await Promise.all(Array.from({ length: 6 }, lane));
  return answers;
}

test('Limits one network to a megabyte an hour over all replicas, counts an IPv6 network as one, and lets others continue', async () => {
  const services = await startTwo();
  const answers = await flood(services, 60, (at) => `2001:db8:1:2::${at + 1}`);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.length).toBe(refused.length + answers.filter(({ status }) => status === 200).length);
  const retryAfter = refused[0]?.body.error.retryAfter;
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(24 * 3600);
  expect(refused[0]?.headers.get('retry-after')).toBe(String(retryAfter));

  const { bytes, indexes } = await stored(services[0]);
  // The test may run across the end of an hour.
  expect(bytes).toBeLessThanOrEqual(2 * megabyte);
  expect(bytes).toBeGreaterThan(megabyte / 2);
  expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
  expect((await send(services[1], '2001:db8:1:3::1', [large])).body).toEqual({ recorded: 1, dropped: 0 });
  const counted = await Promise.all(services.map((service) => metricOf(service, outcome('address'))));
  expect(counted.reduce((sum, count) => sum + (count || 0), 0)).toBe(50 * refused.length);
});

test('Limits all networks together per day, and reports the used share as a metric', async () => {
  const services = await startTwo({ EVENTS_DAY_MB: '2' });
  const answers = await flood(services, 150, (at) => `198.51.100.${at % 50}`);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(20);
  expect((await stored(services[0])).bytes).toBeLessThanOrEqual(2 * megabyte);
  expect((await send(services[1], '203.0.113.9', batch)).status).toBe(429);
  for (const service of services) expect(await metricOf(service, outcome('day'))).toBeGreaterThan(0);
  const share = await metricOf(services[1], /datewright_events_day_share\{[^}]*\} ([\d.]+)/);
  expect(share).toBeGreaterThan(0.9);
  expect(share).toBeLessThanOrEqual(1);
});

test('Drops and counts unknown events but stores the known ones of a batch, and refuses a body over 64 KB', async () => {
  one = await startMarketing();
  const mixed = [event('page_view', { title: 'Home', path: '/' }), event('what_anna_typed'), event('constructor')];
  expect((await send(one, '203.0.113.1', mixed)).body).toEqual({ recorded: 1, dropped: 2 });
  expect((await send(one, '203.0.113.1', [event('unheard_of')])).body).toEqual({ recorded: 0, dropped: 1 });
  expect((await stored(one)).events).toBe(1);
  expect(await metricOf(one, outcome('unknown'))).toBe(3);
  const heavy = event(
    'page_view',
    Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`k${at}`, 'x'.repeat(290)])),
  );
  expect((await send(one, '203.0.113.1', Array(30).fill(heavy))).status).toBe(413);
});

test.each([
  ['/pricing?email=anna', '/pricing'],
  ['/blog/first-date', '/blog/first-date'],
  ['/anna kovacs lives here', '/other'],
  ['/%F0%9F%98%80', '/other'],
  ['/call/06301234567', '/other'],
  [`/${'a'.repeat(200)}`, '/other'],
])('Stores the path %s as %s', (path, kept) => {
  expect(stripPii(event('contact_view', {}, { path }) as never)?.path).toBe(kept);
});

test('Accepts every title, menu label and call to action of the remotes’ cards as a label', () => {
  const remotes = ['account', 'bio', 'chatpad', 'datecoach', 'marketing', 'photo'];
  const cards = remotes.map((name) =>
    z.parse(writtenCard, JSON.parse(readFileSync(`${root}/mfe-${name}/mfe.json`, 'utf8'))),
  );
  const labels = cards.flatMap(({ routes, navigation, tool }) => [
    ...routes.map(({ title }) => title),
    ...navigation.map(({ label }) => label),
    ...[tool?.home.action, tool?.home.next?.action].filter((words) => words !== undefined),
  ]);
  expect(labels.length).toBeGreaterThan(40);
  const dropped = labels.filter(
    (title) => stripPii(event('page_view', { title }) as never)?.properties.title !== title,
  );
  expect(dropped).toEqual([]);
});

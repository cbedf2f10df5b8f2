import { newsletterConsent } from '@datewright/contracts/marketing/newsletter';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { createConnection } from 'mongoose';
import { type MarketingWithMail, startMarketing, startWithMail } from './support/start-marketing.ts';

let desk: MarketingWithMail;
beforeAll(async () => {
  desk = await startWithMail();
});
afterAll(() => desk?.stop());

const subscribe = (email: string, more: object = {}, headers: Record<string, string> = {}) =>
  desk.send('/functions/v1/simple-newsletter', { action: 'subscribe', email, source: 'blog', ...more }, headers);
const mail = (address: string, count = 1) =>
  waitUntil(async () => {
    const mails = await desk.mailsTo(address);
    return mails.length >= count && mails[0];
  });
const tokenIn = (links: string[]) => /#token=([\w.-]+)/.exec(links.join(' '))?.[1] ?? '';
const confirm = (token: string) => desk.send('/v1/marketing/newsletter/confirm', { token });

/** A confirmed subscriber. */
async function createSubscriber(email: string) {
  await subscribe(email);
  await confirm(tokenIn((await mail(email)).links));
  const kit = await mail(email, 2);
  return { kit, token: tokenIn(kit.links) };
}

async function stored() {
  const { MONGODB_URI = '', MONGODB_DB = '' } = desk.marketing.env;
  const connection = await createConnection(MONGODB_URI, { dbName: MONGODB_DB }).asPromise();
  const readers = await connection.collection('readers').find().toArray();
  await connection.close();
  return readers;
}

test('Sends one confirmation link, and after it the starter kit once', async () => {
  const email = 'anna@example.com';
  expect(await subscribe(email)).toEqual({ status: 200, body: { success: true } });
  const first = await mail(email);
  expect(first.links).toEqual([expect.stringMatching(/\/newsletter\/confirm#token=/)]);
  const token = tokenIn(first.links);
  expect(JSON.stringify(await stored())).not.toContain(token);

  expect((await confirm(token)).status).toBe(200);
  const kit = await mail(email, 2);
  expect(kit.text.match(/^\d+\. /gm)).toHaveLength(10);
  expect(await confirm(token)).toMatchObject({ status: 410, body: { error: { code: 'newsletter_link_ended' } } });
  const reader = (await stored()).find((one) => one.email === email);
  expect(reader).toMatchObject({ state: 'confirmed', source: 'blog', consentVersion: newsletterConsent.version });
  expect(reader?.confirmedAt).toBeInstanceOf(Date);
});

test('Answers a subscriber, a stranger and a bot alike', async () => {
  await createSubscriber('known@example.com');
  const answers = [
    await subscribe('known@example.com'),
    await subscribe('new@example.com'),
    await subscribe('bot@example.com', { website: 'https://spam.example' }),
    await desk.send('/v1/marketing/newsletter/leave', { token: `${'a'.repeat(22)}.${'b'.repeat(43)}` }),
  ];
  for (const answer of answers) expect(answer).toEqual({ status: 200, body: { success: true } });
  // The subscriber gets the kit again, and the bot nothing.
  expect((await mail('known@example.com', 3)).subject).toMatch(/starter kit/);
  await mail('new@example.com');
  expect(await desk.mailsTo('bot@example.com')).toEqual([]);
});

test('Sends an inbox at most three confirmations a day, and limits a network to ten requests an hour', async () => {
  const statuses = [];
  for (let time = 0; time < 4; time++) statuses.push((await subscribe('full@example.com')).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const one = { 'x-forwarded-for': '192.0.2.7' };
  const many = [];
  for (let time = 0; time < 11; time++) many.push((await subscribe(`n${time}@example.com`, {}, one)).status);
  expect(many.filter((status) => status === 429)).toHaveLength(1);
});

test('Counts plus-addresses as one inbox: the fourth mail of a day is refused in any spelling', async () => {
  const statuses = [];
  for (const name of ['piet', 'piet+a', 'piet+b', 'piet+c'])
    statuses.push((await subscribe(`${name}@example.com`)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('Changes nothing of an unsubscribed address until its own link is opened', async () => {
  const email = 'gone@example.com';
  const { token } = await createSubscriber(email);
  await desk.send('/v1/marketing/newsletter/leave', { token });
  const reader = async () => (await stored()).find((one) => one.email === email);
  const before = await reader();
  expect(before).toMatchObject({ state: 'left', forgetAt: null, links: [] });

  await subscribe(email, { source: 'stranger' });
  const typed = await mail(email, 3);
  const { links = [], ...kept }: Record<string, unknown> = (await reader()) ?? {};
  expect({ ...kept, links: [] }).toEqual(before);
  expect(links).toHaveLength(1);
  // Unsubscribing again with an old link invalidates the new one and doesn't restart the retention period.
  await desk.send('/v1/marketing/newsletter/leave', { token });
  expect(await reader()).toEqual(before);
  expect((await confirm(tokenIn(typed.links))).status).toBe(410);

  await subscribe(email, { source: 'pricing' });
  await confirm(tokenIn((await mail(email, 4)).links));
  expect(await reader()).toMatchObject({
    state: 'confirmed',
    source: 'pricing',
    leftAt: null,
    forgetAt: null,
    links: [],
  });
});

test('Unsubscribes by one click in the mail program or on the page, and erases on request', async () => {
  const { kit, token } = await createSubscriber('leaver@example.com');
  expect(kit.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const address = /^<(.+)>$/.exec(kit.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  const { pathname, search } = new URL(address);
  // A GET must not unsubscribe, because some mail programs open every link.
  const looked = await fetch(desk.marketing.url + pathname + search, { redirect: 'manual' });
  expect([looked.status, looked.headers.get('location')]).toEqual([303, `/newsletter/leave#token=${token}`]);
  const state = async () => (await stored()).find(({ email }) => email === 'leaver@example.com')?.state;
  expect(await state()).toBe('confirmed');
  // By RFC 8058: a form post without origin or cookies.
  const tapped = await fetch(desk.marketing.url + pathname + search, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect([tapped.status, await state()]).toEqual([200, 'left']);
  await desk.send('/v1/marketing/newsletter/leave', { token, erase: true });
  expect(await state()).toBeUndefined();
});

test('Unsubscribes by a link of the previous key as long as the setting names it', async () => {
  const { token } = await createSubscriber('rotated@example.com');
  const [oldKey, newKey] = [desk.marketing.env.NEWSLETTER_KEY ?? '', 'another-key-that-only-tests-know-0123456789'];
  const state = async () => (await stored()).find(({ email }) => email === 'rotated@example.com')?.state;
  const leaveAt = async (NEWSLETTER_KEY: string) => {
    const replica = await startMarketing({ MONGODB_DB: desk.marketing.env.MONGODB_DB ?? '', NEWSLETTER_KEY });
    const { status } = await fetch(`${replica.url}/v1/marketing/newsletter/one-click?token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    await replica.stop();
    return [status, await state()];
  };
  expect(await leaveAt(newKey)).toEqual([200, 'confirmed']);
  expect(await leaveAt(`${newKey}|${oldKey}`)).toEqual([200, 'left']);
});

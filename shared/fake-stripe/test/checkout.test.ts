import type Stripe from 'stripe';
import { card, cards, daySeconds, expectStripeError, pro, type StripeSandbox, startStripe } from './support/stripe.ts';

let sandbox: StripeSandbox;
beforeAll(async () => {
  sandbox = await startStripe();
});
afterAll(() => sandbox.stop());

const newCustomer = async (email = 'anna@example.com') => (await sandbox.stripe.customers.create({ email })).id;
async function open(price?: string) {
  const session = await sandbox.openCheckout(await newCustomer(), price);
  return { session, url: session.url ?? '' };
}
const subscriptionsOf = async (session: Stripe.Checkout.Session) =>
  (await sandbox.stripe.subscriptions.list({ customer: String(session.customer), status: 'all' })).data;

test('The page shows the plan, the amount due today, and that no money moves', async () => {
  const { url } = await open(pro);
  const page = await sandbox.page(url);
  expect(page).toContain('Subscribe to Pro');
  expect(page).toContain('€24.99');
  expect(page).toContain('Total due today');
  expect(page).toContain('Sandbox: no money moves');
  expect(page).toContain('href="http://datewright.test/pricing"');
  expect(page).toMatch(/value="anna@example.com"[^>]*readonly/);
});

test('A valid card brings the member back with a paid subscription', async () => {
  const { session, url } = await open();
  const answer = await sandbox.submit(url, cards.pays);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `http://datewright.test/success?session_id=${session.id}`,
  ]);
  const paid = await sandbox.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['subscription.latest_invoice', 'line_items', 'customer'],
  });
  expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null, amount_total: 799 });
  expect(paid.line_items?.data[0]).toMatchObject({ description: 'Starter', quantity: 1 });
  const subscription = paid.subscription as Stripe.Subscription;
  expect(subscription).toMatchObject({
    status: 'active',
    default_payment_method: expect.stringMatching(/^pm_/),
    latest_invoice: { status: 'paid', total: 799, billing_reason: 'subscription_create' },
  });
  const period = subscription.items.data[0];
  expect((period?.current_period_end ?? 0) - (period?.current_period_start ?? 0)).toBe(7 * daySeconds);
  expect(await sandbox.page(url)).toContain('You’re all done here');
});

test('Two clicks, or two tabs, buy one subscription', async () => {
  const { session, url } = await open();
  const answers = await Promise.all([1, 2, 3].map(() => sandbox.submit(url, cards.pays)));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(await subscriptionsOf(session)).toHaveLength(1);
  expect((await sandbox.stripe.charges.list({ customer: String(session.customer) })).data).toHaveLength(1);
});

test.each([
  ['no funds', cards.poor, 'Your card has insufficient funds.'],
  ['any reason', card('4000 0000 0000 0002'), 'Your card was declined.'],
  ['being no test card', card('4111 1111 1111 1111'), 'used a non test (live) card'],
])('A card declined for %s says so and buys nothing, and another card may be tried', async (_why, fields, words) => {
  const { session, url } = await open();
  const answer = await sandbox.submit(url, fields);
  expect(answer.status).toBe(402);
  expect((await answer.text()).replaceAll('&#39;', "'")).toContain(words);
  expect(await subscriptionsOf(session)).toHaveLength(0);
  expect((await sandbox.submit(url, cards.pays)).status).toBe(303);
  expect(await subscriptionsOf(session)).toHaveLength(1);
});

test.each([
  ['number', { number: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
  ['number', { number: '4242' }, 'Your card number is incomplete.'],
  ['expiry', { expiry: '01 / 24' }, "Your card's expiration date is in the past."],
  ['expiry', { expiry: '13 / 30' }, "Your card's expiration date is invalid."],
  ['cvc', { cvc: '12' }, "Your card's security code is incomplete."],
  ['name', { name: ' ' }, 'The name on the card is missing.'],
])('A wrong %s is reported beside its field, and the number is not sent back', async (field, wrong, words) => {
  const { session, url } = await open();
  const answer = await sandbox.submit(url, { ...cards.pays, ...wrong });
  const page = (await answer.text()).replaceAll('&#39;', "'");
  expect(answer.status).toBe(400);
  expect(page).toContain(`id="${field}-error">${words}`);
  expect(page).not.toContain('value="4242');
  expect(await subscriptionsOf(session)).toHaveLength(0);
});

test('When the bank asks, success buys once however often it is clicked, and failure buys nothing', async () => {
  const { session, url } = await open();
  const asked = (await sandbox.submit(url, cards.asks)).headers.get('location') ?? '';
  expect(await sandbox.page(asked)).toContain('Complete authentication');
  const failed = (await sandbox.submit(asked, { outcome: 'fail' })).headers.get('location') ?? '';
  expect(failed).toBe(`/stripe/checkout/${session.id}?failed=authentication`);
  expect(await sandbox.page(failed)).toContain('We are unable to authenticate your payment method');
  expect(await subscriptionsOf(session)).toHaveLength(0);

  const again = (await sandbox.submit(url, cards.asks)).headers.get('location') ?? '';
  const done = await sandbox.submit(again, { outcome: 'complete' });
  expect(done.headers.get('location')).toContain(`session_id=${session.id}`);
  expect((await subscriptionsOf(session)).map(({ status }) => status)).toEqual(['active']);
  const twice = await sandbox.submit(again, { outcome: 'complete' });
  expect(twice.headers.get('location')).toContain(`session_id=${session.id}`);
  expect(await subscriptionsOf(session)).toHaveLength(1);
  expect(await sandbox.page(again)).toContain('Already answered');
});

test('A session without a customer creates one with the typed address', async () => {
  const session = await sandbox.stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: pro, quantity: 1 }],
    success_url: 'http://datewright.test/ok',
    client_reference_id: 'user-7',
    metadata: { from: 'test' },
    subscription_data: { metadata: { user: '7' } },
  });
  expect((await sandbox.submit(session.url ?? '', { ...cards.pays, email: 'nobody' })).status).toBe(400);
  await sandbox.submit(session.url ?? '', { ...cards.pays, email: 'new@example.com' });
  const paid = await sandbox.stripe.checkout.sessions.retrieve(session.id, { expand: ['customer', 'subscription'] });
  expect(paid).toMatchObject({
    client_reference_id: 'user-7',
    customer: { email: 'new@example.com', name: 'Anna Kiss' },
    subscription: { metadata: { user: '7' } },
  });
});

test('A session can be expired by hand, but only once', async () => {
  const { session, url } = await open();
  expect(await sandbox.stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null });
  expect(await expectStripeError(sandbox.stripe.checkout.sessions.expire(session.id))).toMatchObject({
    statusCode: 400,
  });
  expect(await sandbox.page(url)).toContain('This checkout has expired');
  expect((await sandbox.submit(url, cards.pays)).status).toBe(410);
  expect(await subscriptionsOf(session)).toHaveLength(0);
});

test('A session expires by itself after a day, or at its own time', async () => {
  const { session } = await open();
  const now = Math.floor((await sandbox.now()).getTime() / 1000);
  const short = await sandbox.stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: pro, quantity: 1 }],
    success_url: 'http://datewright.test/ok',
    expires_at: now + 40 * 60,
  });
  const statuses = async () =>
    Promise.all([session, short].map(async ({ id }) => (await sandbox.stripe.checkout.sessions.retrieve(id)).status));
  await sandbox.moveClock({ advanceSeconds: 41 * 60 });
  expect(await statuses()).toEqual(['open', 'expired']);
  await sandbox.moveClock({ advanceSeconds: daySeconds });
  expect(await statuses()).toEqual(['expired', 'expired']);
});

test('A form of another site is refused', async () => {
  const { session, url } = await open();
  const answer = await fetch(url.replace('localhost', '127.0.0.1'), {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams(cards.pays),
  });
  expect(answer.status).toBe(403);
  expect(await subscriptionsOf(session)).toHaveLength(0);
});

test('Nothing that a caller names becomes markup', async () => {
  const product = await sandbox.stripe.products.create({ name: '<script>alert(1)</script>' });
  const price = await sandbox.stripe.prices.create({
    product: product.id,
    currency: 'eur',
    unit_amount: 100,
    recurring: { interval: 'month' },
  });
  const { url } = await open(price.id);
  const answer = await fetch(url.replace('localhost', '127.0.0.1'));
  expect(await answer.text()).not.toContain('<script>alert');
  expect(answer.headers.get('content-security-policy')).toContain(
    "default-src 'none'; style-src 'self'; script-src 'self'",
  );
});

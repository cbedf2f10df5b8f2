import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@datewright/platform/free-port';
import { type ServiceProcess, startService } from '@datewright/testkit/service-process';
import { webhookSecret } from '@datewright/testkit/vendors';
import { accountEnv } from './support/account-service.ts';
import { type Inbox, startInbox } from './support/inbox.ts';
import { joinAsMember, type SignedInMember } from './support/member.ts';
import { type Payments, startPayments } from './support/payments.ts';

let inbox: Inbox;
let payments: Payments;
let service: ServiceProcess;
let env: Record<string, string>;

beforeAll(async () => {
  const port = String(await findFreePort());
  inbox = await startInbox();
  payments = await startPayments({
    STRIPE_WEBHOOK_URL: `http://127.0.0.1:${port}/v1/account/stripe/webhook`,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  });
  env = accountEnv({ SMTP_URL: inbox.url, STRIPE_API_URL: payments.url, PORT: port });
  service = await startService('account', env);
});
afterAll(async () => {
  await service.stop();
  await payments.stop();
  await inbox.stop();
});
afterEach(() => payments.behave({ events: 'deliver', api: 'ok' }));

const call = (member: SignedInMember, path: string, body: object | undefined, method = 'POST') =>
  member.browser.call(path, body, { authorization: `Bearer ${member.accessToken}` }, method);

async function checkout(member: SignedInMember, planType = 'weekly', more: object = {}) {
  const { offers } = (await member.browser.call('/v1/account/offers', undefined, {}, 'GET')).body;
  const { priceId } = offers.find((offer: { planType: string }) => offer.planType === planType);
  const { userId, email: userEmail } = member;
  const order = { priceId, planType, userId, userEmail, source: 'test', consentToStart: true };
  return call(member, '/functions/v1/create-checkout-session', { ...order, ...more });
}
async function pay(member: SignedInMember): Promise<string> {
  const { to } = await payments.pay((await checkout(member)).body.url);
  return new URL(to ?? '').searchParams.get('session_id') ?? '';
}
const subscriptionOf = async (member: SignedInMember) =>
  (await member.browser.profile(member.accessToken, 'getUserProfile')).body.subscription;
const purchase = (member: SignedInMember, sessionId: string) =>
  call(member, `/v1/account/purchases/${sessionId}`, undefined, 'GET');

/** Waits until the profile shows the plan; returns the milliseconds that took. */
async function waitUntilPaid(member: SignedInMember): Promise<number> {
  const started = Date.now();
  while ((await subscriptionOf(member)).tier !== 'weekly') {
    if (Date.now() - started > 10_000) throw new Error('No plan within ten seconds');
    await wait(200);
  }
  return Date.now() - started;
}

test('When the webhook arrives first, then the profile has the plan within ten seconds, and a receipt is mailed', async () => {
  const member = await joinAsMember(service.url, inbox);
  await pay(member);
  await waitUntilPaid(member);
  const receipt = await inbox.waitFor(member.email, 2);
  expect(receipt.subject).toBe('Your Datewright receipt: €7.99');
  expect(receipt.text).toContain('Your contract is with Kis Bolt Kft., 1011 Budapest, Fő utca 1., help@kis.example.');
  expect(receipt.text).toContain('You can withdraw from the contract within 14 days');
  expect(receipt.text).toMatch(/Terms of Service: http.*\/terms/);
});

test('When the success page opens first, then its response already has the plan', async () => {
  await payments.behave({ events: 'delay', seconds: 3 });
  const member = await joinAsMember(service.url, inbox);
  const sessionId = await pay(member);
  expect((await purchase(member, sessionId)).body).toMatchObject({ status: 'complete', amount: 7.99, currency: 'EUR' });
  expect(await subscriptionOf(member)).toMatchObject({ tier: 'weekly', active: true, cancelAtPeriodEnd: false });
});

test('When no webhook arrives and the success page is closed, then the next profile request has the plan', async () => {
  await payments.behave({ events: 'drop' });
  const member = await joinAsMember(service.url, inbox);
  await pay(member);
  await waitUntilPaid(member);
});

test('When every event arrives twice and out of order, then the member has one plan and one receipt', async () => {
  await payments.behave({ events: 'duplicate' });
  const member = await joinAsMember(service.url, inbox);
  await pay(member);
  await payments.behave({ events: 'reorder', seconds: 1 });
  await waitUntilPaid(member);
  await inbox.waitFor(member.email, 2);
  await wait(1500);
  expect(inbox.mailsTo(member.email).filter(({ subject }) => subject.includes('receipt'))).toHaveLength(1);
});

test('When the service is killed while it handles an event, then the provider’s retry brings the plan', async () => {
  const member = await joinAsMember(service.url, inbox);
  const url = (await checkout(member)).body.url;
  await payments.behave({ api: 'slow', seconds: 2 });
  await payments.pay(url);
  await wait(300);
  await service.kill();
  await payments.behave({ api: 'ok' });
  service = await startService('account', env);
  await inbox.waitFor(member.email, 2);
  expect(await subscriptionOf(member)).toMatchObject({ tier: 'weekly' });
});

test('When the service is down for a while, then it catches up on what happened meanwhile', async () => {
  const member = await joinAsMember(service.url, inbox);
  const url = (await checkout(member)).body.url;
  await service.stop();
  await payments.pay(url);
  await wait(1000);
  service = await startService('account', env);
  await waitUntilPaid(member);
});

test('The calls of the spec answer in its shapes', async () => {
  const member = await joinAsMember(service.url, inbox);
  const tier = () => call(member, '/rest/v1/rpc/get_current_subscription_tier', { p_user_id: member.userId });
  expect((await tier()).body).toEqual({ tier: 'free' });
  const none = await call(member, '/functions/v1/create-customer-portal', { userId: member.userId });
  expect(none).toMatchObject({ status: 409, body: { error: { code: 'no_active_subscription' } } });

  await purchase(member, await pay(member));
  expect((await tier()).body).toEqual({ tier: 'weekly' });
  expect((await checkout(member, 'monthly')).body).toEqual({
    hasActiveSubscription: true,
    message: 'You already have an active subscription. Redirecting to subscription management.',
  });
  const portal = await call(member, '/functions/v1/create-customer-portal', { userId: member.userId });
  expect(portal.body.url).toMatch(/\/stripe\/portal\//);
  const { invoices } = (await call(member, '/v1/account/invoices', undefined, 'GET')).body;
  expect(invoices).toMatchObject([{ status: 'paid', amount: 7.99, currency: 'EUR', refunded: 0 }]);
  expect((await fetch(invoices[0].downloadUrl)).headers.get('content-type')).toContain('pdf');
});

test('When a request names another member, then every call answers not found', async () => {
  const [member, other] = [await joinAsMember(service.url, inbox), await joinAsMember(service.url, inbox)];
  const sessionId = await pay(other);
  const { userId } = other;
  const answers = await Promise.all([
    checkout(member, 'weekly', { userId }),
    call(member, '/functions/v1/create-customer-portal', { userId }),
    call(member, '/rest/v1/rpc/get_current_subscription_tier', { p_user_id: userId }),
    purchase(member, sessionId),
  ]);
  expect(answers.map(({ body }) => body.error?.code)).toEqual(Array(4).fill('not_found'));
  expect(await subscriptionOf(member)).toMatchObject({ tier: 'free' });
});

test('A visitor without a session can read the offers and nothing else', async () => {
  const visitor = await fetch(`${service.url}/v1/account/offers`);
  expect((await visitor.json()).offers).toEqual([
    { planType: 'weekly', priceId: 'price_starter_weekly' },
    { planType: 'monthly', priceId: 'price_pro_monthly' },
  ]);
  for (const path of ['invoices', 'withdrawal', 'purchases/cs_test_12345678']) {
    expect((await fetch(`${service.url}/v1/account/${path}`)).status).toBe(401);
  }
});

test('When the consent is missing, then the checkout reports it', async () => {
  const member = await joinAsMember(service.url, inbox);
  for (const more of [{ consentToStart: false }, { consentToStart: undefined }]) {
    const answer = await checkout(member, 'weekly', more);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'consent_missing' } } });
  }
});

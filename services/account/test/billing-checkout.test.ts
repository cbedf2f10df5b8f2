import { currency, plans } from '@datewright/contracts/plans';
import { createAcceptance } from '../src/rules/legal-acceptance.ts';
import { findPurchase } from '../src/use-cases/billing/find-purchase.ts';
import { getOrCreateCustomer } from '../src/use-cases/billing/get-or-create-customer.ts';
import { cards, type PaymentWorld, startPayments, startPaymentWorld } from './support/payments.ts';
import { shopper } from './support/shopper.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await startPaymentWorld();
});
afterAll(() => world.stop());
afterEach(() => world.behave({ api: 'ok' }));

test('The catalogue has the prices of the specification', () => {
  const prices = Object.values(plans).map(({ price, billingPeriod }) => [price, billingPeriod]);
  expect([...prices, currency]).toEqual([[0, 'free'], [7.99, 'weekly'], [24.99, 'monthly'], 'EUR']);
});

test('When a member pays for Starter, then they have it at the catalogue’s price, whatever the URL says', async () => {
  const member = await shopper(world);
  const { sessionId, purchase } = await member.buy('weekly');
  expect(purchase).toEqual({
    status: 'complete',
    planType: 'weekly',
    amount: plans.weekly.price,
    currency: 'EUR',
    transactionId: sessionId,
  });
  expect(await member.tier()).toBe('weekly');
  expect((await member.user()).subscription).toMatchObject({ cancelAtPeriodEnd: false, paymentDueBy: null });
});

test('When the consent to start at once is missing, then there is no checkout', async () => {
  const member = await shopper(world);
  await expect(member.checkout('weekly', { consentToStart: false })).rejects.toMatchObject({ code: 'consent_missing' });
  expect((await member.user()).billing).toBeUndefined();
});

test('When a requested price belongs to another plan or to none, then it is not sold', async () => {
  const member = await shopper(world);
  for (const priceId of [world.ctx.priceIds.monthly, 'price_unknown_yearly', 'price_of_nothing']) {
    await expect(member.checkout('weekly', { priceId })).rejects.toMatchObject({ code: 'plan_unavailable' });
  }
});

test('When a price at the provider differs from the catalogue, then that plan is not offered and not sold', async () => {
  const twin = await world.twin({ STRIPE_PRICE_WEEKLY: 'price_unknown_yearly' });
  expect(await twin.offers.list()).toEqual(['monthly']);
  const member = await shopper(world);
  await expect(member.checkout('weekly', {}, twin)).rejects.toMatchObject({ code: 'plan_unavailable' });
});

test('When a checkout is started again for the same plan, then it is the same one', async () => {
  const member = await shopper(world);
  expect(await member.checkoutUrl('weekly')).toBe(await member.checkoutUrl('weekly'));
});

test('When a checkout is started ten times at once on two instances, then there is one checkout to pay, and one customer', async () => {
  const member = await shopper(world);
  const twin = await world.twin();
  const started = await Promise.all(
    Array.from({ length: 10 }, (_, index) => member.checkout('weekly', {}, index % 2 ? twin : world.ctx)),
  );
  expect(new Set(started.map((checkout) => JSON.stringify(checkout))).size).toBe(1);
  const { data } = await world.ctx.payments.checkout.sessions.list({ customer: await member.customer() });
  expect(data).toHaveLength(1);
});

test('When two tabs start checkouts for different plans at once, then at most one can be paid', async () => {
  const member = await shopper(world);
  const plansAsked = ['weekly', 'monthly', 'weekly', 'monthly'] as const;
  await Promise.all(plansAsked.map((planType) => member.checkout(planType)));
  const { data } = await world.ctx.payments.checkout.sessions.list({ customer: await member.customer() });
  expect(data.filter(({ status }) => status === 'open')).toHaveLength(1);
  const results = await Promise.all(data.flatMap(({ url }) => (url ? world.pay(url) : [])));
  expect(results.filter(({ to }) => to)).toHaveLength(1);
  expect(await member.subscriptions()).toHaveLength(1);
});

test("When the member chooses another plan, then the first checkout can't be paid any more", async () => {
  const member = await shopper(world);
  const first = await member.checkoutUrl('weekly');
  const second = await member.checkoutUrl('monthly');
  expect(await world.pay(first)).toEqual({ status: 410, to: null });
  expect((await world.pay(second)).to).toContain('/subscription/success?session_id=');
});

test('When one tab has just paid and the other starts again, then there is no second checkout', async () => {
  const member = await shopper(world);
  await world.pay(await member.checkoutUrl('weekly'));
  expect(await member.checkout('monthly')).toEqual({ hasActiveSubscription: true });
  expect(await member.tier()).toBe('weekly');
});

test('When one checkout is paid in two tabs at once, then there is one subscription and one payment', async () => {
  const member = await shopper(world);
  const url = await member.checkoutUrl('weekly');
  await Promise.all([world.pay(url), world.pay(url)]);
  expect(await member.subscriptions()).toHaveLength(1);
  const { data } = await world.ctx.payments.invoices.list({ customer: await member.customer() });
  expect(data).toHaveLength(1);
});

test('When an instance died after it began a checkout, then the member can still start one for another plan', async () => {
  const member = await shopper(world);
  const customer = await getOrCreateCustomer(world.ctx, await member.user());
  // The dead instance created this checkout at the provider but never returned it.
  await world.ctx.payments.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      line_items: [{ price: world.ctx.priceIds.weekly, quantity: 1 }],
      success_url: 'https://example.com',
    },
    { idempotencyKey: `checkout:${member.id}:1` },
  );
  expect(await member.checkoutUrl('monthly')).toContain('/stripe/checkout/');
});

test('When a delayed instance saves a checkout under an outdated number, then its checkout does not replace the current one', async () => {
  const member = await shopper(world);
  const url = await member.checkoutUrl('weekly');
  const { checkout } = (await member.user()).billing ?? {};
  if (!checkout) throw new Error('There is no checkout');
  const late = { ...checkout, sessionId: 'cs_test_of_the_late_one' };
  expect(await world.ctx.billing.saveCheckout(member.id, 0, late, createAcceptance('order', new Date()))).toBeNull();
  expect(await member.checkoutUrl('weekly')).toBe(url);
});

test('When ten requests need the member’s customer at once, then one customer is created', async () => {
  const member = await shopper(world);
  const twin = await world.twin();
  const user = await member.user();
  const customers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => getOrCreateCustomer(index % 2 ? twin : world.ctx, user)),
  );
  expect(new Set(customers).size).toBe(1);
  expect(await member.customer()).toBe(customers[0]);
});

test("When a checkout belongs to another member or doesn't exist, then it shows nothing and grants nothing", async () => {
  const buyer = await shopper(world);
  const { sessionId } = await buyer.buy('monthly');
  const withCustomer = await shopper(world);
  await getOrCreateCustomer(world.ctx, await withCustomer.user());
  for (const stranger of [await shopper(world), withCustomer]) {
    const asked = findPurchase(world.ctx, await stranger.user(), sessionId);
    await expect(asked).rejects.toMatchObject({ code: 'not_found' });
    expect(await stranger.tier()).toBe('free');
  }
  const nothing = findPurchase(world.ctx, await buyer.user(), 'cs_test_nothing');
  await expect(nothing).rejects.toMatchObject({ code: 'not_found' });
});

test('When the checkout is not paid yet, then the purchase is open and the plan is free', async () => {
  const member = await shopper(world);
  const sessionId = (await member.checkoutUrl('weekly')).split('/').at(-1) ?? '';
  expect(await findPurchase(world.ctx, await member.user(), sessionId)).toMatchObject({ status: 'open' });
  expect(await member.tier()).toBe('free');
});

test('When the success page is opened again after the plan has ended, then the purchase is still complete', async () => {
  const member = await shopper(world);
  const { sessionId } = await member.buy('weekly');
  const [subscription] = await member.subscriptions();
  await world.ctx.payments.subscriptions.cancel(subscription?.id ?? '');
  expect(await findPurchase(world.ctx, await member.user(), sessionId)).toMatchObject({ status: 'complete' });
});

test('When the card is declined, then nothing is bought, and another card can be tried on the same page', async () => {
  const member = await shopper(world);
  const url = await member.checkoutUrl('weekly');
  expect(await world.pay(url, cards.noFunds)).toEqual({ status: 402, to: null });
  expect(await member.tier()).toBe('free');
  expect((await world.pay(url)).to).toContain('session_id=');
});

test('When Stripe is down, then the member gets an error and nothing has changed', async () => {
  const member = await shopper(world);
  await world.behave({ api: 'down' });
  await expect(member.checkout('weekly')).rejects.toMatchObject({ code: 'payment_unavailable' });
  await world.behave({ api: 'ok' });
  expect((await member.user()).billing?.checkout).toBeUndefined();
  expect(await member.checkoutUrl('weekly')).toContain('/stripe/checkout/');
});

test.each([
  ['customer', false],
  ['checkout', true],
])('When the provider fails to create the %s, then the member can buy right after', async (_what, hasCustomer) => {
  const member = await shopper(world);
  if (hasCustomer) await getOrCreateCustomer(world.ctx, await member.user());
  await world.behave({ api: 'broken' });
  await expect(member.checkout('weekly')).rejects.toMatchObject({ code: 'payment_unavailable' });
  await world.behave({ api: 'ok' });
  expect(await member.checkoutUrl('weekly')).toContain('/stripe/checkout/');
});

test('When the customer was deleted at the provider, then the member can still buy', async () => {
  const member = await shopper(world);
  await member.buy('weekly');
  const deleted = await member.customer();
  await world.ctx.payments.customers.del(deleted);
  await member.read();
  expect((await member.buy('monthly')).purchase.status).toBe('complete');
  expect(await member.tier()).toBe('monthly');
  expect(await member.customer()).not.toBe(deleted);
});

test('When the keys belong to another provider account, then the member can buy there', async () => {
  const member = await shopper(world);
  await member.checkoutUrl('weekly');
  const other = await startPayments();
  try {
    const twin = await world.twin({ STRIPE_API_URL: other.url });
    const checkout = await member.checkout('weekly', {}, twin);
    expect('url' in checkout && (await other.pay(checkout.url)).to).toContain('session_id=');
  } finally {
    await other.stop();
  }
});

test('When the provider creates a checkout but its response is lost, then a retry finds the same checkout', async () => {
  const member = await shopper(world);
  await getOrCreateCustomer(world.ctx, await member.user());
  await world.behave({ api: 'cut', times: 2 });
  await member.checkout('weekly').catch(() => undefined);
  await world.behave({ api: 'ok' });
  await member.checkoutUrl('weekly');
  const { data } = await world.ctx.payments.checkout.sessions.list({ customer: await member.customer() });
  expect(data).toHaveLength(1);
});

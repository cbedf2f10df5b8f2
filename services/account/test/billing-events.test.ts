import fc from '@datewright/testkit/properties';
import type Stripe from 'stripe';
import { receiveBillingEvent } from '../src/use-cases/billing/receive-billing-event.ts';
import { syncSubscription } from '../src/use-cases/billing/sync-subscription.ts';
import { reconcileBilling } from '../src/workers/reconcile-billing.ts';
import { cards, type PaymentWorld, startPaymentWorld } from './support/payments.ts';
import { shopper } from './support/shopper.ts';

const day = 86_400;
let world: PaymentWorld;
beforeAll(async () => {
  world = await startPaymentWorld();
  // The tests deliver events themselves.
  await world.behave({ events: 'drop' });
});
afterAll(() => world.stop());
afterEach(() => world.behave({ api: 'ok' }));

type Shopper = Awaited<ReturnType<typeof shopper>>;
const subscriptionOf = async (member: Shopper) => (await member.user()).subscription;

async function eventsOf(member: Shopper): Promise<Stripe.Event[]> {
  const customer = await member.customer();
  const all: Stripe.Event[] = [];
  for await (const event of world.ctx.payments.events.list({ limit: 100 })) all.push(event);
  return all.filter(({ data: { object } }) => (object as { customer?: unknown }).customer === customer);
}

/** Changes to a subscription at the provider that happen without an event. */
const changes: Record<string, (member: Shopper, id: string) => Promise<unknown>> = {
  upgraded: async (_member, id) => {
    const subscription = await world.ctx.payments.subscriptions.retrieve(id);
    const item = subscription.items.data[0]?.id ?? '';
    await world.ctx.payments.subscriptions.update(id, {
      items: [{ id: item, price: world.ctx.priceIds.monthly }],
      proration_behavior: 'always_invoice',
    });
  },
  cancelled: (_member, id) => world.ctx.payments.subscriptions.update(id, { cancel_at_period_end: true }),
  restored: (_member, id) => world.ctx.payments.subscriptions.update(id, { cancel_at_period_end: false }),
  ended: (_member, id) => world.ctx.payments.subscriptions.cancel(id),
};

test('Events lead to the same state in any order, however often and late they arrive', async () => {
  const stories = fc.record({
    before: fc.array(fc.constantFrom('upgraded', 'cancelled', 'restored'), { maxLength: 3 }),
    ends: fc.boolean(),
    seed: fc.integer(),
  });
  await fc.assert(
    fc.asyncProperty(stories, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), async (story, dice) => {
      const member = await shopper(world);
      await world.pay(await member.checkoutUrl('weekly'));
      const [subscription] = await member.subscriptions();
      const id = subscription?.id ?? '';
      for (const name of story.before) await changes[name]?.(member, id);
      if (story.ends) await changes.ended?.(member, id);

      const events = await eventsOf(member);
      const types = new Set(events.map(({ type }) => type));
      expect(types.has('customer.subscription.created') && types.has('invoice.paid')).toBe(true);
      const twice = [...events, ...events];
      const shuffled = twice
        .map((event) => ({ event, at: dice.next().value ?? 0 }))
        .sort((a, b) => a.at - b.at)
        .map(({ event }) => event);
      // Three at a time, as if on several connections.
      for (let at = 0; at < shuffled.length; at += 3) {
        await Promise.all(shuffled.slice(at, at + 3).map((event) => receiveBillingEvent(world.ctx, event)));
      }
      const after = await subscriptionOf(member);
      const asked = (await syncSubscription(world.ctx, await member.user())).user.subscription;
      expect(after).toEqual(asked);
      if (story.ends) expect(after).toBeNull();
      else expect(after?.tier).toBe(story.before.includes('upgraded') ? 'monthly' : 'weekly');
    }),
    { numRuns: 12 },
  );
});

test('When one event arrives twenty times at once, then it has the same effect as once, and counts as handled', async () => {
  const member = await shopper(world);
  await world.pay(await member.checkoutUrl('weekly'));
  const [event] = (await eventsOf(member)).filter(({ type }) => type === 'customer.subscription.created');
  if (!event) throw new Error('There is no such event');
  await Promise.all(Array.from({ length: 20 }, () => receiveBillingEvent(world.ctx, event)));
  expect((await subscriptionOf(member))?.tier).toBe('weekly');
  expect((await world.ctx.billingEvents.record({ ...toEventRecord(event) })).handledAt).toBeInstanceOf(Date);
});

const toEventRecord = (event: Stripe.Event) => ({
  _id: event.id,
  type: event.type,
  customerId: null,
  invoiceId: null,
  receivedAt: new Date(),
  handledAt: null,
});

test('When a later sync overtakes an earlier one, then the later result stays', async () => {
  const member = await shopper(world);
  await world.pay(await member.checkoutUrl('weekly'));
  const early = await world.ctx.billing.nextSyncNumber(member.id);
  await member.read();
  const before = await subscriptionOf(member);
  expect(await world.ctx.billing.saveSubscription(member.id, early, null, new Date())).toBeNull();
  expect(await subscriptionOf(member)).toEqual(before);
});

test('When the provider is down for a minute, then an event is stored, and handled once it is back', async () => {
  const member = await shopper(world);
  await world.pay(await member.checkoutUrl('weekly'));
  const [event] = (await eventsOf(member)).filter(({ type }) => type === 'invoice.paid');
  if (!event) throw new Error('There is no such event');
  await world.behave({ api: 'down' });
  await expect(receiveBillingEvent(world.ctx, event)).rejects.toMatchObject({ code: 'payment_unavailable' });
  expect(await member.tier()).toBe('free');
  world.ctx.advance(70_000);
  await reconcileBilling(world.ctx);
  expect(await member.tier()).toBe('free');
  await world.behave({ api: 'ok' });
  world.ctx.advance(70_000);
  await reconcileBilling(world.ctx);
  expect(await member.tier()).toBe('weekly');
});

test('When a subscription has a price that we do not sell, then it grants no access, and the metrics count it', async () => {
  const member = await shopper(world);
  await world.pay(await member.checkoutUrl('weekly'));
  const [subscription] = await member.subscriptions();
  await world.ctx.payments.subscriptions.update(subscription?.id ?? '', {
    items: [{ id: subscription?.items.data[0]?.id ?? '', price: 'price_unknown_yearly' }],
  });
  await member.read();
  expect(await member.tier()).toBe('free');
  const counted = await world.ctx.counters.billingAlerts.get();
  expect(counted.values).toContainEqual(expect.objectContaining({ labels: { kind: 'unknown price' } }));
});

test('When a plan was granted, then a sync with Stripe does not remove it', async () => {
  const member = await shopper(world);
  await member.checkout('weekly');
  const start = new Date(world.ctx.now());
  const byHand = { id: null, startedAt: start, periodStart: start, cancelAtPeriodEnd: false };
  await world.ctx.users.setSubscription(member.id, {
    ...byHand,
    tier: 'monthly',
    periodEnd: new Date(start.getTime() + 30 * day * 1000),
    nextTier: null,
    paymentDueBy: null,
  });
  await member.read();
  expect(await member.tier()).toBe('monthly');
  await expect(member.portal()).rejects.toMatchObject({ code: 'billing_details_missing' });
});

test('When the card fails on renewal, then events and clock lead to one mail about it and one receipt for each payment', async () => {
  const twin = await world.twin();
  const member = await shopper(world);
  const { email } = await member.user();
  await world.pay(await member.checkoutUrl('weekly'), cards.failsLater);
  await world.pass(7 * day + 2 * 3600);
  const events = await eventsOf(member);
  for (const event of [...events, ...events.toReversed()]) await receiveBillingEvent(twin, event);
  await reconcileBilling(twin);
  await twin.background.finish();
  const mails = [...twin.mails, ...world.ctx.mails].filter(({ to }) => to === email);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Your Datewright payment did not go through',
    'Your Datewright receipt: €7.99',
  ]);
});

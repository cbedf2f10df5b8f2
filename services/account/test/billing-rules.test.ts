import type Stripe from 'stripe';
import { currentPlan } from '../src/rules/billing/current-plan.ts';
import { grantSubscription } from '../src/rules/billing/granted-subscription.ts';
import { nextSyncAt } from '../src/rules/billing/next-sync.ts';
import { findPriceMismatches } from '../src/rules/billing/prices.ts';
import { refundedAmount } from '../src/rules/billing/refunded-amount.ts';
import { toSubscriptionState } from '../src/rules/billing/subscription-state.ts';
import { withdrawableUntil } from '../src/rules/billing/withdrawal-right.ts';

const priceIds = { weekly: 'price_w', monthly: 'price_m' };
const seconds = (text: string) => Date.parse(text) / 1000;
const start = seconds('2026-11-02T10:00:00Z');
const end = seconds('2026-11-09T10:00:00Z');

interface SubscriptionInput {
  id?: string;
  status?: Stripe.Subscription.Status;
  price?: string;
  cancel?: boolean;
  next?: string;
  created?: number;
}

/** A subscription as the provider returns it, with the fields that the rule reads. */
function createSubscription({
  id = 'sub_1',
  status = 'active',
  price = 'price_w',
  cancel = false,
  next,
  created = start,
}: SubscriptionInput) {
  const phases = [
    { start_date: start, end_date: end, items: [{ price }] },
    { start_date: end, end_date: end + 7 * 86_400, items: [{ price: next }] },
  ];
  return {
    id,
    status,
    created,
    start_date: start,
    cancel_at: null,
    cancel_at_period_end: cancel,
    schedule: next ? { phases } : null,
    items: { data: [{ price: { id: price }, current_period_start: start, current_period_end: end }] },
  } as unknown as Stripe.Subscription;
}
const stateOf = (...all: Stripe.Subscription[]) => toSubscriptionState(all, priceIds);

test('When a subscription is active, then the member has its plan, period and renewal date', () => {
  expect(stateOf(createSubscription({})).subscription).toEqual({
    id: 'sub_1',
    tier: 'weekly',
    startedAt: new Date(start * 1000),
    periodStart: new Date(start * 1000),
    periodEnd: new Date(end * 1000),
    cancelAtPeriodEnd: false,
    nextTier: null,
    paymentDueBy: null,
  });
});

test.each(['incomplete', 'incomplete_expired', 'canceled', 'unpaid', 'paused'] as const)(
  'When a subscription is %s, then it grants nothing',
  (status) => {
    expect(stateOf(createSubscription({ status })).subscription).toBeNull();
  },
);

test('When a payment has been open too long, then the member can still manage the subscription that no longer grants access', () => {
  expect(stateOf(createSubscription({ status: 'unpaid' })).manageable?.id).toBe('sub_1');
  expect(stateOf(createSubscription({ status: 'canceled' })).manageable).toBeNull();
});

test('When a renewal failed, then the plan continues for three days of the new period, and no longer', () => {
  const { subscription } = stateOf(createSubscription({ status: 'past_due' }));
  expect(subscription?.paymentDueBy).toEqual(new Date('2026-11-05T10:00:00Z'));
  expect(currentPlan({ subscription }, Date.parse('2026-11-05T09:59:00Z')).plan.tier).toBe('weekly');
  expect(currentPlan({ subscription }, Date.parse('2026-11-05T10:01:00Z')).plan.tier).toBe('free');
});

test('When a plan renews and the event is late, then it continues for a day; a cancelled one ends at once', () => {
  const late = Date.parse('2026-11-09T20:00:00Z');
  const renewing = stateOf(createSubscription({})).subscription;
  expect(currentPlan({ subscription: renewing }, late).plan.tier).toBe('weekly');
  expect(currentPlan({ subscription: renewing }, late + 86_400_000).plan.tier).toBe('free');
  const cancelled = stateOf(createSubscription({ cancel: true })).subscription;
  expect(currentPlan({ subscription: cancelled }, late).plan.tier).toBe('free');
  const byHand = grantSubscription('weekly', new Date(start * 1000), (end - start) * 1000);
  expect(currentPlan({ subscription: byHand }, late).plan.tier).toBe('free');
});

test('When a downgrade is scheduled for the end of the period, then the next plan is known', () => {
  expect(stateOf(createSubscription({ price: 'price_m', next: 'price_w' })).subscription).toMatchObject({
    tier: 'monthly',
    nextTier: 'weekly',
  });
  expect(stateOf(createSubscription({ next: 'price_w' })).subscription?.nextTier).toBeNull();
});

test('When the price is not one we sell, then it grants no access and an alert is raised', () => {
  const state = stateOf(createSubscription({ price: 'price_of_nothing' }));
  expect(state.subscription).toBeNull();
  expect(state.problems).toEqual([{ kind: 'unknown price', ids: ['sub_1'] }]);
});

test('When there are two subscriptions, then the better one counts and an alert is raised', () => {
  const both = [
    createSubscription({ id: 'sub_a' }),
    createSubscription({ id: 'sub_b', price: 'price_m', created: start + 5 }),
  ];
  for (const order of [both, both.toReversed()]) {
    const state = stateOf(...order);
    expect(state.subscription?.tier).toBe('monthly');
    expect(state.problems).toEqual([{ kind: 'several subscriptions', ids: ['sub_a', 'sub_b'] }]);
  }
  const unpaid = [
    createSubscription({ id: 'sub_a' }),
    createSubscription({ id: 'sub_b', price: 'price_m', status: 'past_due' }),
  ];
  expect(stateOf(...unpaid).subscription?.id).toBe('sub_a');
});

test('When a member withdrew from a contract, then its subscription at the provider grants nothing', () => {
  expect(toSubscriptionState([createSubscription({})], priceIds, ['sub_1']).subscription).toBeNull();
});

test('A failed or cancelled refund does not count as refunded', () => {
  const refund = (status: string) => ({ amount: 100, status }) as Stripe.Refund;
  expect(refundedAmount(['succeeded', 'pending', 'requires_action', 'failed', 'canceled'].map(refund))).toBe(300);
});

test('A member can withdraw from a contract until the end of the fourteenth day after it was made', () => {
  expect(withdrawableUntil(new Date('2026-11-02T23:59:59Z')).toISOString()).toBe('2026-11-16T23:59:59.999Z');
});

test('The next sync comes soon while a change is expected, and right after a period or a deadline ends', () => {
  const now = Date.parse('2026-11-09T06:00:00Z');
  const minutes = (at: Date) => (at.getTime() - now) / 60_000;
  const found = stateOf(createSubscription({})).subscription;
  expect(minutes(nextSyncAt({}, null, now))).toBe(360);
  expect(minutes(nextSyncAt({}, found, now))).toBe(241);
  expect(minutes(nextSyncAt({}, found, now + 5 * 3600_000)) - 300).toBe(10);
  expect(minutes(nextSyncAt({ billing: { restlessUntil: new Date(now + 1000) } }, null, now))).toBe(10);
});

test('A Stripe price that differs from the catalogue is reported with its differences', () => {
  const price = {
    active: true,
    unit_amount: 799,
    currency: 'eur',
    recurring: { interval: 'week', interval_count: 1 },
  } as unknown as Stripe.Price;
  expect(findPriceMismatches('weekly', price)).toEqual([]);
  expect(findPriceMismatches('weekly', { ...price, unit_amount: 899 })).toEqual(['it costs 899 cents and not 799']);
  expect(findPriceMismatches('monthly', { ...price, currency: 'usd' })).toHaveLength(3);
});

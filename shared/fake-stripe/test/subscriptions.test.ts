import type Stripe from 'stripe';
import {
  cards,
  daySeconds,
  expectStripeError,
  pro,
  type StripeSandbox,
  starter,
  startStripe,
} from './support/stripe.ts';

let sandbox: StripeSandbox;
beforeAll(async () => {
  sandbox = await startStripe();
});
afterAll(() => sandbox.stop());

const read = (id: string) =>
  sandbox.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments', 'schedule'] });
const itemOf = ({ items }: Stripe.Subscription) => items.data[0] as Stripe.SubscriptionItem;
const invoiceOf = ({ latest_invoice }: Stripe.Subscription) => latest_invoice as Stripe.Invoice;
/** A monthly price of 49.99. */
const createHigherPrice = () =>
  sandbox.stripe.prices.create({
    product: 'prod_pro',
    currency: 'eur',
    unit_amount: 4999,
    recurring: { interval: 'month' },
  });
const amounts = ({ lines }: Stripe.Invoice) => lines.data.map(({ amount }) => amount);

describe('Upgrading at once', () => {
  test('from weekly to monthly credits the rest of the week and starts a month now', async () => {
    const { subscription, item } = await sandbox.subscriber(starter);
    await sandbox.moveClock({ advanceSeconds: 3.5 * daySeconds });
    const preview = await sandbox.stripe.invoices.createPreview({
      subscription,
      subscription_details: { items: [{ id: item, price: pro }], proration_behavior: 'always_invoice' },
    });
    const started = Math.floor((await sandbox.now()).getTime() / 1000);
    await sandbox.stripe.subscriptions.update(subscription, {
      items: [{ id: item, price: pro }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
    const upgraded = await read(subscription);
    expect(invoiceOf(upgraded)).toMatchObject({ status: 'paid', billing_reason: 'subscription_update' });
    // Half a week of 7.99, to the cent, off 24.99.
    expect(amounts(invoiceOf(upgraded))).toEqual([expect.any(Number), 2499]);
    expect(Math.abs((amounts(invoiceOf(upgraded))[0] ?? 0) + 400)).toBeLessThanOrEqual(1);
    expect(Math.abs(invoiceOf(upgraded).amount_paid - preview.amount_due)).toBeLessThanOrEqual(1);
    expect(preview.id).toMatch(/^upcoming_in_/);
    expect(itemOf(upgraded).price.id).toBe(pro);
    expect(Math.abs(itemOf(upgraded).current_period_start - started)).toBeLessThanOrEqual(2);
    expect(upgraded.billing_cycle_anchor).toBe(itemOf(upgraded).current_period_start);
    expect(invoiceOf(upgraded).lines.data[0]?.parent?.subscription_item_details?.proration).toBe(true);
  });

  test('between prices with the same interval keeps the period and charges the difference', async () => {
    const better = await createHigherPrice();
    const { subscription, item } = await sandbox.subscriber(pro);
    const before = itemOf(await read(subscription));
    const half = Math.round((before.current_period_end - before.current_period_start) / 2);
    await sandbox.moveClock({ to: new Date((before.current_period_start + half) * 1000).toISOString() });
    await sandbox.stripe.subscriptions.update(subscription, {
      items: [{ id: item, price: better.id }],
      proration_behavior: 'always_invoice',
      proration_date: before.current_period_start + half,
    });
    const after = await read(subscription);
    expect(amounts(invoiceOf(after))).toEqual([-1250, 2500]);
    expect(itemOf(after).current_period_end).toBe(before.current_period_end);
  });

  test('with deferred prorations charges nothing now and adds them to the next invoice', async () => {
    const better = await createHigherPrice();
    const { subscription, item } = await sandbox.subscriber(pro);
    const { current_period_end: end, current_period_start: start } = itemOf(await read(subscription));
    await sandbox.stripe.subscriptions.update(subscription, {
      items: [{ id: item, price: better.id }],
      proration_behavior: 'create_prorations',
      proration_date: start,
    });
    expect(invoiceOf(await read(subscription)).billing_reason).toBe('subscription_create');
    await sandbox.moveClock({ to: new Date(end * 1000).toISOString() });
    expect(amounts(invoiceOf(await read(subscription)))).toEqual([-2499, 4999, 4999]);
  });

  test.each([
    ['error_if_incomplete', starter, 'active'],
    ['pending_if_incomplete', starter, 'active'],
    ['allow_incomplete', pro, 'past_due'],
  ] as const)(
    'When the card declines and the behaviour is %s, the plan is %s and the status %s',
    async (behaviour, price, status) => {
      const { subscription, item } = await sandbox.subscriber(starter, cards.failsLater);
      const change = sandbox.stripe.subscriptions.update(subscription, {
        items: [{ id: item, price: pro }],
        proration_behavior: 'always_invoice',
        payment_behavior: behaviour,
        metadata: { changed: 'yes' },
      });
      if (behaviour === 'error_if_incomplete')
        expect(await expectStripeError(change)).toMatchObject({ code: 'card_declined' });
      else await change;
      const after = await read(subscription);
      expect([itemOf(after).price.id, after.status]).toEqual([price, status]);
      expect(after.metadata).toEqual(behaviour === 'error_if_incomplete' ? {} : { changed: 'yes' });
      expect(after.pending_update !== null).toBe(behaviour === 'pending_if_incomplete');
      if (behaviour !== 'pending_if_incomplete') return;
      await sandbox.stripe.invoices.pay(invoiceOf(after).id, { payment_method: 'pm_card_visa' });
      const paid = await read(subscription);
      expect([itemOf(paid).price.id, paid.pending_update]).toEqual([pro, null]);
    },
  );
});

describe('Downgrading at the period’s end', () => {
  test('with a schedule changes the price at the boundary, without credit, and releases it after the last phase', async () => {
    const { subscription } = await sandbox.subscriber(pro);
    const { current_period_start: start, current_period_end: end } = itemOf(await read(subscription));
    const { stripe } = sandbox;
    const { id, phases } = await stripe.subscriptionSchedules.create({ from_subscription: subscription });
    expect(phases).toMatchObject([{ start_date: start, end_date: end, items: [{ price: pro }] }]);
    await stripe.subscriptionSchedules.update(id, {
      end_behavior: 'release',
      phases: [
        { items: [{ price: pro, quantity: 1 }], start_date: start, end_date: end },
        { items: [{ price: starter, quantity: 1 }], start_date: end, proration_behavior: 'none' },
      ],
    });
    expect((await read(subscription)).schedule).toMatchObject({ id, status: 'active', phases: [{}, {}] });
    const refused = stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    expect((await expectStripeError(refused)).message).toContain('managed by the subscription schedule');

    await sandbox.moveClock({ to: new Date((end + 60) * 1000).toISOString() });
    const after = await read(subscription);
    expect(itemOf(after)).toMatchObject({
      price: { id: starter },
      current_period_start: end,
      current_period_end: end + 7 * daySeconds,
    });
    expect(invoiceOf(after)).toMatchObject({ total: 799, status: 'paid', billing_reason: 'subscription_cycle' });
    await sandbox.moveClock({ advanceSeconds: 7 * daySeconds });
    expect(await stripe.subscriptionSchedules.retrieve(id)).toMatchObject({
      status: 'released',
      released_subscription: subscription,
      subscription: null,
    });
    const on = await read(subscription);
    expect([on.schedule, itemOf(on).price.id, on.status]).toEqual([null, starter, 'active']);
  });

  test('keeps the plan when the schedule is released; cancelling the subscription cancels the schedule', async () => {
    const { stripe } = sandbox;
    const first = await sandbox.subscriber(pro);
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: first.subscription });
    await stripe.subscriptionSchedules.release(schedule.id);
    expect((await read(first.subscription)).schedule).toBeNull();
    expect(await expectStripeError(stripe.subscriptionSchedules.release(schedule.id))).toMatchObject({
      statusCode: 400,
    });

    const second = await stripe.subscriptionSchedules.create({ from_subscription: first.subscription });
    await stripe.subscriptions.cancel(first.subscription);
    expect((await stripe.subscriptionSchedules.retrieve(second.id)).status).toBe('canceled');
  });
});

describe('Cancelling', () => {
  test('at the period’s end can be scheduled, undone, scheduled again, and then happens', async () => {
    const { stripe } = sandbox;
    const { subscription, customer } = await sandbox.subscriber(starter);
    const planned = await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    expect(planned).toMatchObject({ status: 'active', cancel_at: itemOf(planned).current_period_end });
    expect(planned.cancellation_details?.reason).toBe('cancellation_requested');
    const restored = await stripe.subscriptions.update(subscription, { cancel_at_period_end: false });
    expect(restored).toMatchObject({ cancel_at: null, canceled_at: null, cancel_at_period_end: false });
    await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    await sandbox.moveClock({ advanceSeconds: 7 * daySeconds + 5 });
    expect(await read(subscription)).toMatchObject({
      status: 'canceled',
      ended_at: itemOf(planned).current_period_end,
    });
    expect((await stripe.invoices.list({ customer })).data).toHaveLength(1);
    expect((await stripe.subscriptions.list({ customer })).data).toHaveLength(0);
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
    const late = stripe.subscriptions.update(subscription, { cancel_at_period_end: false });
    expect((await expectStripeError(late)).message).toContain('canceled subscription can only update');
  });

  test('now ends the subscription at once, and a second cancel finds nothing', async () => {
    const { subscription } = await sandbox.subscriber(starter);
    expect((await sandbox.stripe.subscriptions.cancel(subscription)).status).toBe('canceled');
    expect(await expectStripeError(sandbox.stripe.subscriptions.cancel(subscription))).toMatchObject({
      statusCode: 404,
    });
  });
});

describe('Refunds', () => {
  test('can be partial, then the rest, and never more than was paid', async () => {
    const { stripe } = sandbox;
    const { subscription } = await sandbox.subscriber(pro);
    const payment = invoiceOf(await read(subscription)).payments?.data[0]?.payment.payment_intent as string;
    expect(await stripe.refunds.create({ payment_intent: payment, amount: 1000 })).toMatchObject({ amount: 1000 });
    expect(await expectStripeError(stripe.refunds.create({ payment_intent: payment, amount: 1500 }))).toMatchObject({
      param: 'amount',
    });
    const rest = await stripe.refunds.create({ payment_intent: payment, reason: 'requested_by_customer' });
    expect(rest).toMatchObject({ amount: 1499, status: 'succeeded' });
    const charge = await stripe.charges.retrieve(String(rest.charge), { expand: ['refunds'] });
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 2499 });
    expect(charge.refunds?.data).toHaveLength(2);
    expect(await expectStripeError(stripe.refunds.create({ charge: charge.id }))).toMatchObject({
      code: 'charge_already_refunded',
    });
    expect((await stripe.refunds.list({ payment_intent: payment })).data).toHaveLength(2);
  });
});

describe('Through the API alone', () => {
  test.each([
    ['pm_card_visa', 'active'],
    ['pm_card_chargeCustomerFail', 'incomplete'],
    ['pm_card_authenticationRequired', 'incomplete'],
  ])('a subscription with %s is %s; if it stays unpaid for a day, it expires', async (token, status) => {
    const { stripe } = sandbox;
    const { id: customer } = await stripe.customers.create({ email: 'api@example.com' });
    const made = await stripe.subscriptions.create({
      customer,
      items: [{ price: pro }],
      default_payment_method: token,
    });
    expect(made.status).toBe(status);
    await sandbox.moveClock({ advanceSeconds: daySeconds });
    const later = await read(made.id);
    expect([later.status, invoiceOf(later).status]).toEqual(
      status === 'active' ? ['active', 'paid'] : ['incomplete_expired', 'void'],
    );
  });

  test('an item’s price can also be changed through the item', async () => {
    const { subscription, item } = await sandbox.subscriber(starter);
    await sandbox.stripe.subscriptionItems.update(item, { price: pro, proration_behavior: 'always_invoice' });
    expect(itemOf(await read(subscription)).price.id).toBe(pro);
    expect((await sandbox.stripe.subscriptionItems.list({ subscription })).data).toHaveLength(1);
  });
});

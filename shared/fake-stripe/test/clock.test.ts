import { waitUntil } from '@datewright/platform/testing/wait-until';
import type Stripe from 'stripe';
import { cards, daySeconds, pro, type StripeSandbox, starter, startStripe } from './support/stripe.ts';

let sandbox: StripeSandbox;
// All tests share one clock: each continues where the previous one left it, with customers of its own.
beforeAll(async () => {
  sandbox = await startStripe();
});
afterAll(() => sandbox.stop());

const read = (id: string) => sandbox.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
const itemOf = ({ items }: Stripe.Subscription) => items.data[0] as Stripe.SubscriptionItem;
const invoiceOf = ({ latest_invoice }: Stripe.Subscription) => latest_invoice as Stripe.Invoice;
const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
const allInvoices = async (customer: string) =>
  (await sandbox.stripe.invoices.list({ customer, limit: 100 })).data.reverse();

/** The next 31st of January, so that every month is short once. */
async function toJanuary31() {
  const year = (await sandbox.now()).getUTCFullYear() + 1;
  return sandbox.moveClock({ to: new Date(Date.UTC(year, 0, 31, 12)).toISOString() });
}

test('A year of months from 31 January renews on the 31st, or on the last day of a shorter month', async () => {
  const start = await toJanuary31();
  const year = start.getUTCFullYear();
  const { subscription, customer } = await sandbox.subscriber(pro);
  await sandbox.moveClock({ to: new Date(Date.UTC(year + 1, 0, 31, 13)).toISOString() });
  const february = new Date(Date.UTC(year, 2, 0)).getUTCDate();
  const expected = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map(
    (date, month) => `${year}-${String(month + 1).padStart(2, '0')}-${date}`,
  );
  const invoices = await allInvoices(customer);
  expect(invoices.map(({ created }) => day(created))).toEqual([...expected, `${year + 1}-01-31`]);
  expect(invoices.every(({ status, total }) => status === 'paid' && total === 2499)).toBe(true);
  expect(new Set(invoices.map(({ number }) => number)).size).toBe(13);
  expect((await read(subscription)).status).toBe('active');
});

test('A year of weeks renews every week once, without a gap', async () => {
  const { subscription, customer } = await sandbox.subscriber(starter);
  await sandbox.moveClock({ advanceSeconds: 364 * daySeconds + 60 });
  const invoices = await allInvoices(customer);
  expect(invoices).toHaveLength(53);
  const periods = invoices.map(({ lines }) => lines.data[0]?.period);
  for (const [at, period] of periods.slice(1).entries()) expect(period?.start).toBe(periods[at]?.end);
  expect(itemOf(await read(subscription)).current_period_end).toBe(periods.at(-1)?.end);
});

test('Several tasks within one jump run in the order of their time', async () => {
  const start = Math.floor((await sandbox.now()).getTime() / 1000);
  const weekly = await sandbox.subscriber(starter);
  const monthly = await sandbox.subscriber(pro);
  const { id: customer } = await sandbox.stripe.customers.create({ email: 'slow@example.com' });
  await sandbox.openCheckout(customer);
  await sandbox.stripe.subscriptions.update(weekly.subscription, { cancel_at_period_end: true });
  await sandbox.moveClock({ advanceSeconds: 40 * daySeconds });
  const events = await sandbox.stripe.events
    .list({ limit: 100, created: { gte: start } })
    .autoPagingToArray({ limit: 1000 });
  const times = events.reverse().map(({ created }) => created);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  const order = events
    .filter(({ type }) => ['checkout.session.expired', 'customer.subscription.deleted'].includes(type))
    .map(({ type }) => type);
  expect(order).toEqual(['checkout.session.expired', 'customer.subscription.deleted']);
  expect(await allInvoices(monthly.customer)).toHaveLength(2);
});

test('The clock only goes forward', async () => {
  const past = new Date((await sandbox.now()).getTime() - 60_000).toISOString();
  expect((await sandbox.post('/stripe/clock', { to: past })).status).toBe(400);
  expect((await sandbox.post('/stripe/clock', { advanceSeconds: -5 })).status).toBe(400);
  expect((await sandbox.post('/stripe/clock', {})).status).toBe(400);
});

test('What falls due in real time runs by itself', async () => {
  const { subscription } = await sandbox.subscriber(starter);
  const end = itemOf(await read(subscription)).current_period_end;
  await sandbox.moveClock({ to: new Date((end - 2) * 1000).toISOString() });
  expect(itemOf(await read(subscription)).current_period_end).toBe(end);
  await waitUntil(async () => itemOf(await read(subscription)).current_period_end > end);
});

describe('A renewal that fails', () => {
  const failing = () => sandbox.subscriber(pro, cards.failsLater);
  async function toRenewal(subscription: string) {
    const end = itemOf(await read(subscription)).current_period_end;
    await sandbox.moveClock({ to: new Date((end + 60) * 1000).toISOString() });
    return end;
  }

  test('is retried on days 1, 3, 5 and 7; then the subscription ends', async () => {
    const { subscription, customer } = await failing();
    const end = await toRenewal(subscription);
    const due = await read(subscription);
    expect(due).toMatchObject({ status: 'past_due' });
    expect(itemOf(due).current_period_start).toBe(end);
    expect(invoiceOf(due)).toMatchObject({ status: 'open', attempt_count: 1, next_payment_attempt: end + daySeconds });
    for (const [attempts, next] of [
      [2, 3],
      [3, 5],
      [4, 7],
    ] as const) {
      await sandbox.moveClock({ to: new Date((end + (next - 1) * daySeconds + 60) * 1000).toISOString() });
      expect(invoiceOf(await read(subscription))).toMatchObject({
        attempt_count: attempts,
        next_payment_attempt: end + next * daySeconds,
      });
    }
    await sandbox.moveClock({ to: new Date((end + 7 * daySeconds + 60) * 1000).toISOString() });
    const over = await read(subscription);
    expect(over).toMatchObject({
      status: 'canceled',
      ended_at: end + 7 * daySeconds,
      cancellation_details: { reason: 'payment_failed' },
    });
    expect(invoiceOf(over)).toMatchObject({ status: 'open', attempt_count: 5, next_payment_attempt: null });
    expect((await sandbox.stripe.charges.list({ customer })).data.map(({ status }) => status)).toEqual([
      ...Array(5).fill('failed'),
      'succeeded',
    ]);
  });

  test('is over when the card is changed and the invoice is paid by the API', async () => {
    const { subscription, customer } = await failing();
    await toRenewal(subscription);
    const { stripe } = sandbox;
    const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    await stripe.subscriptions.update(subscription, { default_payment_method: id });
    expect((await read(subscription)).status).toBe('past_due');
    await stripe.invoices.pay(invoiceOf(await read(subscription)).id);
    expect(await read(subscription)).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } });
    await toRenewal(subscription);
    expect((await read(subscription)).status).toBe('active');
  });

  test('is forgiven when its invoice is voided: the subscription continues', async () => {
    const { subscription } = await failing();
    await toRenewal(subscription);
    await sandbox.stripe.invoices.voidInvoice(invoiceOf(await read(subscription)).id);
    expect(await read(subscription)).toMatchObject({ status: 'active', latest_invoice: { status: 'void' } });
  });

  test('also happens when the card was detached', async () => {
    const { subscription } = await sandbox.subscriber(pro);
    const { default_payment_method: card } = await read(subscription);
    await sandbox.stripe.paymentMethods.detach(String(card));
    await toRenewal(subscription);
    expect((await read(subscription)).status).toBe('past_due');
  });

  test('is over when the member pays on the invoice’s page, and that card pays from then on', async () => {
    const { subscription } = await failing();
    await toRenewal(subscription);
    const page = invoiceOf(await read(subscription)).hosted_invoice_url ?? '';
    expect(await sandbox.page(page)).toContain('Pay this invoice');
    expect((await sandbox.submit(page, cards.poor)).status).toBe(402);
    expect((await sandbox.submit(page, cards.pays)).status).toBe(303);
    expect((await read(subscription)).status).toBe('active');
    await toRenewal(subscription);
    expect((await read(subscription)).status).toBe('active');
  });

  test('is over by itself when the card was changed before the next retry', async () => {
    const { subscription, customer } = await failing();
    const end = await toRenewal(subscription);
    const { stripe } = sandbox;
    const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    await stripe.subscriptions.update(subscription, { default_payment_method: id });
    await sandbox.moveClock({ to: new Date((end + daySeconds + 60) * 1000).toISOString() });
    expect((await read(subscription)).status).toBe('active');
  });

  test('because the bank asks for authentication waits for the member, and continues after it', async () => {
    const { id: customer } = await sandbox.stripe.customers.create({ email: 'asks@example.com' });
    const session = await sandbox.openCheckout(customer, pro);
    const asked = (await sandbox.submit(session.url ?? '', cards.asks)).headers.get('location') ?? '';
    await sandbox.submit(asked, { outcome: 'complete' });
    const subscription = (await sandbox.stripe.subscriptions.list({ customer })).data[0]?.id ?? '';
    await toRenewal(subscription);
    expect((await read(subscription)).status).toBe('past_due');
    const { data } = await sandbox.stripe.events.list({ type: 'invoice.payment_action_required' });
    expect(data.map((event) => (event.data.object as Stripe.Invoice).customer)).toEqual([customer]);
    const page = invoiceOf(await read(subscription)).hosted_invoice_url ?? '';
    const again = (await sandbox.submit(page, cards.asks)).headers.get('location') ?? '';
    await sandbox.submit(again, { outcome: 'complete' });
    expect((await read(subscription)).status).toBe('active');
  });

  test('ends a weekly plan too, after one invoice only', async () => {
    const { subscription, customer } = await sandbox.subscriber(starter, cards.failsLater);
    await sandbox.moveClock({ advanceSeconds: 30 * daySeconds });
    expect((await read(subscription)).status).toBe('canceled');
    expect(await allInvoices(customer)).toHaveLength(2);
  });
});

import { AppError } from '@datewright/service-kit/errors/app-error';
import { listInvoices } from '../src/use-cases/billing/list-invoices.ts';
import { cards, type PaymentWorld, startPaymentWorld } from './support/payments.ts';
import { shopper } from './support/shopper.ts';

const day = 86_400;
let world: PaymentWorld;
let member: Awaited<ReturnType<typeof shopper>>;

// Each test begins two hours after a renewal that failed.
beforeEach(async () => {
  world = await startPaymentWorld();
  member = await shopper(world);
  await member.buy('weekly', cards.failsLater);
  await world.pass(7 * day + 2 * 3600);
  await member.read();
});
afterEach(() => world.stop());

const subscriptionOf = async () => (await member.user()).subscription;
const changeCard = async (card: string) => world.changeCard(await member.portal({ flow: 'payment-method' }), card);
const invoices = async () =>
  (await listInvoices(world.ctx, await member.user())).map(({ status, refunded }) => ({ status, refunded }));
async function charges(status: string) {
  const { data } = await world.ctx.payments.charges.list({ customer: await member.customer(), limit: 100 });
  return data.filter((charge) => charge.status === status).length;
}

test('When a renewal fails, then the member reads when to pay by, and keeps the plan until then', async () => {
  const start = (await subscriptionOf())?.periodStart.getTime() ?? 0;
  expect((await subscriptionOf())?.paymentDueBy).toEqual(new Date(start + 3 * day * 1000));
  expect(await member.tier()).toBe('weekly');
  await world.pass(3 * day);
  expect(await member.tier()).toBe('free');
});

test('When the member changes the card in time, then it is charged at once, once, and the plan continues', async () => {
  await world.pass(3600);
  await changeCard(cards.good);
  await Promise.all([member.read(), member.read(), member.read()]);
  await member.read();
  expect(await subscriptionOf()).toMatchObject({ tier: 'weekly', paymentDueBy: null });
  expect(await charges('succeeded')).toBe(2);
});

test('When the new card fails too, then it is tried once, and the plan ends no earlier or later than before', async () => {
  const before = await subscriptionOf();
  const { payments } = world.ctx;
  const customer = await member.customer();
  const [subscription] = await member.subscriptions();
  const card = await payments.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  await payments.subscriptions.update(subscription?.id ?? '', { default_payment_method: card.id });
  const failed = await charges('failed');
  for (let reading = 0; reading < 3; reading++) await member.read();
  expect(await charges('failed')).toBe(failed + 1);
  expect(await subscriptionOf()).toEqual(before);
});

test('When the time to pay is over, then the plan ends for good: a card added later is never charged for it', async () => {
  await world.pass(3 * day);
  await member.read();
  expect(await subscriptionOf()).toBeNull();
  expect((await member.subscriptions())[0]?.status).toBe('canceled');
  expect(await invoices()).toMatchObject([{ status: 'void' }, { status: 'paid' }]);
  const { payments } = world.ctx;
  const customer = await member.customer();
  const card = await payments.paymentMethods.attach('pm_card_visa', { customer });
  await payments.customers.update(customer, { invoice_settings: { default_payment_method: card.id } });
  await world.pass(30 * day);
  await member.read();
  expect(await charges('succeeded')).toBe(1);
  await member.buy('weekly');
  expect(await member.tier()).toBe('weekly');
});

test('When a sync crashes after it has ended the plan, then the next one leaves nothing to pay', async () => {
  await world.pass(3 * day);
  const { invoices: api } = world.ctx.payments;
  const { voidInvoice } = api;
  api.voidInvoice = (() => Promise.reject(new AppError('payment_unavailable'))) as never;
  await expect(member.read()).rejects.toMatchObject({ code: 'payment_unavailable' });
  api.voidInvoice = voidInvoice;
  await member.read();
  expect(await subscriptionOf()).toBeNull();
  expect(await invoices()).toMatchObject([{ status: 'void' }, { status: 'paid' }]);
});

test('When the member pays at the moment when the plan ends, then they get it back', async () => {
  await world.pass(3 * day);
  const { subscriptions, invoices: api } = world.ctx.payments;
  const { cancel } = subscriptions;
  const [running] = await member.subscriptions();
  subscriptions.cancel = (async (...given: Parameters<typeof cancel>) => {
    await api.pay(String(running?.latest_invoice), { payment_method: 'pm_card_visa' });
    return cancel.apply(subscriptions, given);
  }) as never;
  await member.read();
  expect(await subscriptionOf()).toBeNull();
  expect(await invoices()).toEqual([
    { status: 'paid', refunded: 7.99 },
    { status: 'paid', refunded: 0 },
  ]);
});

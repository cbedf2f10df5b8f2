import { plans } from '@datewright/contracts/plans';
import { findWithdrawals } from '../src/use-cases/billing/get-withdrawal.ts';
import { listInvoices } from '../src/use-cases/billing/list-invoices.ts';
import { withdraw } from '../src/use-cases/billing/withdraw.ts';
import { reconcileBilling } from '../src/workers/reconcile-billing.ts';
import { type PaymentWorld, startPaymentWorld } from './support/payments.ts';
import { shopper } from './support/shopper.ts';

const day = 86_400;
let world: PaymentWorld;
beforeEach(async () => {
  world = await startPaymentWorld();
});
afterEach(() => world.stop());

const contractOf = async (member: Awaited<ReturnType<typeof shopper>>) =>
  (await findWithdrawals(world.ctx, await member.user())).contracts[0] ?? null;
const refundsOf = async (customer: string) => {
  const { data } = await world.ctx.payments.charges.list({ customer });
  return data.reduce((sum, { amount_refunded: refunded }) => sum + refunded, 0);
};

test('When a member withdraws within fourteen days, then the plan ends, everything is refunded once, and they get a written confirmation', async () => {
  const member = await shopper(world);
  await member.buy('weekly');
  await world.pass(2 * day);
  await world.atPortal(await member.portal({ flow: 'change-plan', planType: 'monthly' }));
  await member.read();
  const contract = await contractOf(member);
  const paid = (await listInvoices(world.ctx, await member.user())).reduce((sum, { amount }) => sum + amount, 0);
  expect(contract?.amount).toBeCloseTo(paid, 2);

  const wish = { contractId: contract?.id ?? '', name: 'Kovács Ágnes' };
  const user = await member.user();
  const answers = await Promise.all([1, 2, 3].map(() => withdraw(world.ctx, user, wish)));
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
  expect(await withdraw(world.ctx, await member.user(), wish)).toMatchObject({ state: 'done', planType: 'monthly' });
  expect(await member.tier()).toBe('free');
  expect(await refundsOf(await member.customer())).toBe(Math.round(paid * 100));
  expect((await member.subscriptions())[0]?.status).toBe('canceled');

  await world.ctx.background.finish();
  const written = world.ctx.mails.filter(({ to, subject }) => to === user.email && subject.includes('withdrawal'));
  expect(written).toHaveLength(1);
  expect(written[0]?.text).toContain('Kovács Ágnes');
  expect(written[0]?.text).toContain(answers[0]?.reference);
});

test('When the provider is down, then the withdrawal counts at once and is completed later, refunded once', async () => {
  const member = await shopper(world);
  await member.buy('monthly');
  const contract = await contractOf(member);
  const before = await member.user();
  const wish = { contractId: contract?.id ?? '', name: 'Ágnes' };
  // The paid amount is read first; every later call fails.
  const { cancel } = world.ctx.payments.subscriptions;
  world.ctx.payments.subscriptions.cancel = (() => Promise.reject(new Error('down'))) as never;
  expect(await withdraw(world.ctx, before, wish)).toMatchObject({ state: 'running' });
  expect(await member.tier()).toBe('free');
  await member.read();
  expect(await member.tier()).toBe('free');
  world.ctx.payments.subscriptions.cancel = cancel;
  for (let round = 0; round < 2; round++) {
    world.ctx.advance(120_000);
    await reconcileBilling(world.ctx);
  }
  expect((await findWithdrawals(world.ctx, await member.user())).last).toMatchObject({
    state: 'done',
    amount: plans.monthly.price,
  });
  expect(await refundsOf(await member.customer())).toBe(plans.monthly.price * 100);
  const [only] = await listInvoices(world.ctx, await member.user());
  expect(only).toMatchObject({ status: 'paid', amount: plans.monthly.price, refunded: plans.monthly.price });
});

test('When a part was refunded before, then the rest is, and the withdrawal shows that amount', async () => {
  const member = await shopper(world);
  await member.buy('monthly');
  const { payments } = world.ctx;
  const customer = await member.customer();
  const [charge] = (await payments.charges.list({ customer })).data;
  await payments.refunds.create({ charge: charge?.id ?? '', amount: 200 });
  const contract = await contractOf(member);
  expect(contract?.amount).toBe(22.99);
  const wish = { contractId: contract?.id ?? '', name: 'Ágnes' };
  expect(await withdraw(world.ctx, await member.user(), wish)).toMatchObject({ state: 'done', amount: 22.99 });
  expect(await refundsOf(customer)).toBe(plans.monthly.price * 100);
});

test('When a member cancelled and the plan has ended, then they can still withdraw until the fourteenth day, once', async () => {
  const member = await shopper(world);
  await member.buy('weekly');
  const before = await contractOf(member);
  await world.atPortal(await member.portal({ flow: 'cancel' }));
  await world.pass(8 * day);
  await member.read();
  expect(await contractOf(member)).toEqual(before);
  const wish = { contractId: before?.id ?? '', name: 'Ágnes' };
  const user = await member.user();
  const answers = await Promise.all([1, 2, 3].map(() => withdraw(world.ctx, user, wish)));
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
  expect(await refundsOf(await member.customer())).toBe(799);
  expect(await contractOf(member)).toBeNull();
});

test('When a member withdraws from a plan that has ended, then the one that they bought after it continues', async () => {
  const member = await shopper(world);
  await member.buy('weekly');
  const first = await contractOf(member);
  await world.atPortal(await member.portal({ flow: 'cancel' }));
  await world.pass(8 * day);
  await member.buy('monthly');
  const { contracts } = await findWithdrawals(world.ctx, await member.user());
  expect(contracts.map(({ planType }) => planType)).toEqual(['monthly', 'weekly']);
  await withdraw(world.ctx, await member.user(), { contractId: first?.id ?? '', name: 'Ágnes' });
  expect(await member.tier()).toBe('monthly');
  expect(await refundsOf(await member.customer())).toBe(799);
});

test('When a member upgrades after their fourteen days, then the upgrade has its own fourteen days, and its price is refunded', async () => {
  const member = await shopper(world);
  await member.buy('weekly');
  await world.pass(20 * day);
  expect(await contractOf(member)).toBeNull();
  await world.atPortal(await member.portal({ flow: 'change-plan', planType: 'monthly' }));
  await member.read();
  const contract = await contractOf(member);
  const [upgrade] = await listInvoices(world.ctx, await member.user());
  expect(contract).toMatchObject({ planType: 'monthly', amount: upgrade?.amount });
  await world.pass(13 * day);
  await withdraw(world.ctx, await member.user(), { contractId: contract?.id ?? '', name: 'Ágnes' });
  expect(await member.tier()).toBe('free');
  expect(await refundsOf(await member.customer())).toBe(Math.round((upgrade?.amount ?? 0) * 100));
});

test('When a plan renews or is downgraded, then no new withdrawal period begins', async () => {
  const member = await shopper(world);
  await member.buy('monthly');
  await world.atPortal(await member.portal({ flow: 'change-plan', planType: 'weekly' }));
  await world.pass(32 * day);
  await member.read();
  expect(await member.tier()).toBe('weekly');
  expect(await contractOf(member)).toBeNull();
});

test('When the fourteen days are over, then there is nothing to withdraw from', async () => {
  const member = await shopper(world);
  await member.buy('monthly');
  const contract = await contractOf(member);
  await world.pass(15 * day);
  expect(await contractOf(member)).toBeNull();
  const late = withdraw(world.ctx, await member.user(), { contractId: contract?.id ?? '', name: 'Late' });
  await expect(late).rejects.toMatchObject({ code: 'withdrawal_over' });
  expect(await member.tier()).toBe('monthly');
});

test('When a member names another member’s contract, then it stays unchanged', async () => {
  const buyer = await shopper(world);
  await buyer.buy('weekly');
  const contract = await contractOf(buyer);
  const stranger = await shopper(world);
  await stranger.buy('weekly');
  const tried = withdraw(world.ctx, await stranger.user(), { contractId: contract?.id ?? '', name: 'Mallory' });
  await expect(tried).rejects.toMatchObject({ code: 'withdrawal_over' });
  expect(await buyer.tier()).toBe('weekly');
});

test('When a member withdrew, then they can buy again under a new contract', async () => {
  const member = await shopper(world);
  await member.buy('weekly');
  const first = await contractOf(member);
  await withdraw(world.ctx, await member.user(), { contractId: first?.id ?? '', name: 'Ágnes' });
  expect((await member.buy('monthly')).purchase.status).toBe('complete');
  expect(await member.tier()).toBe('monthly');
  const second = await contractOf(member);
  expect(second?.id).not.toBe(first?.id);
  expect(second?.amount).toBe(plans.monthly.price);
});

test('When support refunds a purchase at the provider and ends it there, then the plan is over, and the invoice shows it', async () => {
  const member = await shopper(world);
  await member.buy('weekly');
  const { payments } = world.ctx;
  const customer = await member.customer();
  const [charge] = (await payments.charges.list({ customer })).data;
  await payments.refunds.create({ charge: charge?.id ?? '' });
  await payments.subscriptions.cancel((await member.subscriptions())[0]?.id ?? '');
  await member.read();
  expect(await member.tier()).toBe('free');
  expect(await listInvoices(world.ctx, await member.user())).toMatchObject([{ refunded: plans.weekly.price }]);
});

test('When a member has bought nothing, then there are no invoices and nothing to withdraw from', async () => {
  const member = await shopper(world);
  expect(await listInvoices(world.ctx, await member.user())).toEqual([]);
  expect(await findWithdrawals(world.ctx, await member.user())).toEqual({ contracts: [], last: null });
});

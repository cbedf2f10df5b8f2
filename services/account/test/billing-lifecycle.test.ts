import { plans } from '@datewright/contracts/plans';
import { type Quote, quoteUpgrade } from '../src/use-cases/billing/quote-upgrade.ts';
import { upgradeSubscription } from '../src/use-cases/billing/upgrade-subscription.ts';
import { deleteAccount } from '../src/use-cases/deletion/delete-account.ts';
import { afterEmailChange } from '../src/use-cases/email-change/after-email-change.ts';
import { processDeletions } from '../src/workers/process-deletions.ts';
import { reconcileBilling } from '../src/workers/reconcile-billing.ts';
import { cards, type PaymentWorld, startPaymentWorld } from './support/payments.ts';
import { shopper } from './support/shopper.ts';
import { expectConsistentAccounts, spender } from './support/spender.ts';

const day = 86_400;
let world: PaymentWorld;
// Each test moves the clocks, so each has a world of its own.
beforeEach(async () => {
  world = await startPaymentWorld();
});
afterEach(() => world.stop());

type Shopper = Awaited<ReturnType<typeof shopper>>;
const subscriptionOf = async (member: Awaited<ReturnType<typeof shopper>>) => (await member.user()).subscription;

test('When a Starter member upgrades in the portal, then Pro starts at once and the unused days are credited', async () => {
  const member = await shopper(world);
  await member.buy('weekly');
  await world.pass(3 * day);
  const portal = await member.portal({ flow: 'change-plan', planType: 'monthly' });
  expect((await world.atPortal(portal)).to).toMatch(/\/profile$/);
  await member.read();
  expect(await member.tier()).toBe('monthly');
  const [upgrade] = (await world.ctx.payments.invoices.list({ customer: await member.customer() })).data;
  expect(upgrade?.amount_paid).toBeLessThan(plans.monthly.price * 100);
  expect(upgrade?.amount_paid).toBeGreaterThan((plans.monthly.price - plans.weekly.price) * 100);
  expect(await member.subscriptions()).toHaveLength(1);
});

test('When the consent to an upgrade is missing, then it is refused; a downgrade and a cancellation need none', async () => {
  const member = await shopper(world);
  await member.buy('weekly');
  const without = { consentToStart: false };
  const upgrade = member.portal({ flow: 'change-plan', planType: 'monthly', ...without });
  await expect(upgrade).rejects.toMatchObject({ code: 'consent_missing' });
  await member.portal({ flow: 'cancel', ...without });
  await world.atPortal(await member.portal({ flow: 'change-plan', planType: 'monthly' }));
  expect((await member.user()).billing?.upgradeConsentAt).toEqual(new Date(world.ctx.now()));
  await member.portal({ flow: 'change-plan', planType: 'weekly', ...without });
});

test('When a Pro member downgrades to Starter, then Pro stays until the month is over, and Starter follows', async () => {
  const member = await shopper(world);
  await member.buy('monthly');
  await world.atPortal(await member.portal({ flow: 'change-plan', planType: 'weekly' }));
  await member.read();
  expect(await subscriptionOf(member)).toMatchObject({ tier: 'monthly', nextTier: 'weekly' });
  await world.pass(32 * day);
  await member.read();
  expect(await subscriptionOf(member)).toMatchObject({ tier: 'weekly', nextTier: null });
});

test('When a member cancels, then the plan ends with its period; if they restore it before, it continues', async () => {
  const member = await shopper(world);
  await member.buy('weekly');
  await world.atPortal(await member.portal({ flow: 'cancel' }));
  await member.read();
  expect(await subscriptionOf(member)).toMatchObject({ tier: 'weekly', cancelAtPeriodEnd: true });

  const [running] = await member.subscriptions();
  await world.atPortal(await member.portal(), `/subscriptions/${running?.id}/restore`);
  await member.read();
  expect((await subscriptionOf(member))?.cancelAtPeriodEnd).toBe(false);

  await world.atPortal(await member.portal({ flow: 'cancel' }));
  await member.read();
  await world.pass(7 * day + 60);
  expect(await member.tier()).toBe('free');
  await member.read();
  expect(await subscriptionOf(member)).toBeNull();
  await expect(member.portal()).rejects.toMatchObject({ code: 'no_active_subscription' });
});

describe('When a cancelled Starter member upgrades to Pro', () => {
  async function cancelled(card?: string) {
    const member = await shopper(world);
    await member.buy('weekly', card);
    await world.pass(3 * day);
    await world.atPortal(await member.portal({ flow: 'cancel' }));
    await member.read();
    return member;
  }
  const quote = async (member: Shopper) => quoteUpgrade(world.ctx, await member.user());
  const agree = async (member: Shopper, quoted: Quote, consentToStart = true) =>
    upgradeSubscription(world.ctx, await member.user(), { ...quoted, consentToStart });

  test('then one step undoes the cancellation and charges the quoted amount, once', async () => {
    const member = await cancelled();
    const quoted = await quote(member);
    expect(quoted.amount).toBeLessThan(plans.monthly.price);
    await world.pass(60);
    await expect(agree(member, quoted, false)).rejects.toMatchObject({ code: 'consent_missing' });
    await agree(member, quoted);
    expect(await subscriptionOf(member)).toMatchObject({ tier: 'monthly', cancelAtPeriodEnd: false });
    const invoices = async () => (await world.ctx.payments.invoices.list({ customer: await member.customer() })).data;
    expect((await invoices())[0]?.amount_paid).toBe(Math.round(quoted.amount * 100));
    // The response was lost, and the member tries again.
    await agree(member, quoted);
    expect(await invoices()).toHaveLength(2);
    await world.pass(28 * day);
    expect(await member.tier()).toBe('monthly');
  });

  test('then a declined card, an outdated price and a different one change nothing', async () => {
    const member = await cancelled(cards.failsLater);
    const quoted = await quote(member);
    await expect(agree(member, { ...quoted, amount: 1 })).rejects.toMatchObject({ code: 'price_changed' });
    await expect(agree(member, quoted)).rejects.toMatchObject({ code: 'payment_refused' });
    await world.pass(20 * 60);
    await expect(agree(member, quoted)).rejects.toMatchObject({ code: 'price_changed' });
    await member.read();
    expect(await subscriptionOf(member)).toMatchObject({ tier: 'weekly', cancelAtPeriodEnd: true });
  });

  test('then there is no quote without a Starter plan', async () => {
    const member = await shopper(world);
    await expect(quote(member)).rejects.toMatchObject({ code: 'no_active_subscription' });
  });
});

test('When a member cancels, then one mail confirms when the plan ends, and each later cancellation sends another', async () => {
  const member = await shopper(world);
  await member.buy('weekly');
  const about = async () => {
    await world.ctx.waitForBackground();
    return world.ctx.mails.filter(({ subject }) => subject.startsWith('Your Datewright plan ends on'));
  };
  await world.atPortal(await member.portal({ flow: 'cancel' }));
  await member.read();
  await member.read();
  expect(await about()).toEqual([
    expect.objectContaining({ text: expect.stringContaining('You cancelled Starter on') }),
  ]);
  const [running] = await member.subscriptions();
  await world.atPortal(await member.portal(), `/subscriptions/${running?.id}/restore`);
  await world.pass(60);
  await world.atPortal(await member.portal({ flow: 'cancel' }));
  await member.read();
  expect(await about()).toHaveLength(2);
});

test('When a member comes back after the plan ended, then they can buy again as the same customer', async () => {
  const member = await shopper(world);
  await member.buy('weekly');
  const customer = await member.customer();
  await world.atPortal(await member.portal({ flow: 'cancel' }));
  await world.pass(8 * day);
  expect((await member.buy('monthly')).purchase.status).toBe('complete');
  expect(await member.customer()).toBe(customer);
  expect(await member.tier()).toBe('monthly');
});

test('When a member with a plan deletes the account, then the plan ends at the provider, and legally required records stay', async () => {
  const { ctx } = world;
  const member = await shopper(world);
  await member.buy('monthly');
  const customer = await member.customer();
  const session = { createdAt: new Date(ctx.now()) } as never;
  const { reference } = await deleteAccount(ctx, { user: await member.user(), session }, undefined, '203.0.113.7');
  await ctx.waitForBackground();
  const left = await ctx.payments.subscriptions.list({ customer, status: 'all' });
  expect(left.data.map(({ status }) => status)).toEqual(['canceled']);
  for (const service of ['chatpad', 'bio']) await ctx.deletions.confirmErasure(member.id, service, new Date(ctx.now()));
  await world.pass(20 * 60);
  await processDeletions(ctx);
  expect(await ctx.deletions.findByReference(reference)).toMatchObject({ customerId: customer, withdrawals: [] });
  expect((await ctx.payments.invoices.list({ customer })).data).toHaveLength(1);
});

test('When a plan renews, then a new period begins with full credits, and the history still explains earlier use', async () => {
  const member = await shopper(world);
  await member.buy('weekly');
  const bio = spender(world.ctx, await member.user(), 'bio_write');
  await bio.spend();
  expect((await bio.balance()).available).toBe(49);
  await world.pass(7 * day + 60);
  await member.read();
  expect(await bio.balance()).toMatchObject({ available: 50, used: 0 });
  await bio.spend();
  await expectConsistentAccounts(world.ctx, member.id);
});

test('When the event for a renewal is late, then the plan continues with the credits of the old period', async () => {
  const member = await shopper(world);
  await member.buy('weekly');
  const bio = spender(world.ctx, await member.user(), 'bio_write');
  await bio.spend();
  await world.pass(7 * day + 60);
  expect(await member.tier()).toBe('weekly');
  expect((await bio.balance()).available).toBe(49);
});

test('When a failed renewal is never paid, then the provider cancels the plan and the next purchase is a new one', async () => {
  const member = await shopper(world);
  await member.buy('weekly', cards.failsLater);
  await world.pass(30 * day);
  await member.read();
  expect(await subscriptionOf(member)).toBeNull();
  await member.buy('weekly');
  expect(await member.tier()).toBe('weekly');
});

test('When an upgrade happens during a running request, then the request is charged once and the new plan has full credits', async () => {
  const member = await shopper(world);
  const chat = spender(world.ctx, await member.user());
  const bio = spender(world.ctx, await member.user(), 'bio_write');
  const [chatOperation, bioOperation] = ['operation-chat-1', 'operation-bio-1'];
  await chat.reserve(chatOperation);
  await bio.reserve(bioOperation);
  await member.buy('weekly');
  expect(await chat.commit(chatOperation)).toMatchObject({ status: 'charged', available: 999 });
  expect(await bio.commit(bioOperation)).toMatchObject({ status: 'charged' });
  expect((await bio.balance()).available).toBe(50);
  await expectConsistentAccounts(world.ctx, member.id);
});

test('When a plan is downgraded below today’s use, then no credits are left, none are owed, and tomorrow is full', async () => {
  const member = await shopper(world);
  await member.buy('weekly');
  const chat = spender(world.ctx, await member.user());
  for (let message = 0; message < 8; message++) await chat.spend();
  const [running] = await member.subscriptions();
  await world.ctx.payments.subscriptions.cancel(running?.id ?? '');
  await member.read();
  expect(await chat.balance()).toMatchObject({ available: 0, used: 8, limit: 5 });
  await expect(chat.reserve()).rejects.toMatchObject({ code: 'out_of_credits' });
  await expectConsistentAccounts(world.ctx, member.id);
  await world.pass(day);
  expect(await chat.balance()).toMatchObject({ available: 5, used: 0 });
});

test('When the portal is closed halfway, then nothing has changed', async () => {
  const member = await shopper(world);
  await member.buy('weekly');
  const before = await subscriptionOf(member);
  const portal = await member.portal({ flow: 'change-plan', planType: 'monthly' });
  await fetch(portal);
  await member.read();
  expect(await subscriptionOf(member)).toEqual(before);
});

test('When the upgrade’s payment is declined, then the member keeps what they had', async () => {
  const member = await shopper(world);
  await member.buy('weekly', cards.failsLater);
  const portal = await member.portal({ flow: 'change-plan', planType: 'monthly' });
  expect((await world.atPortal(portal)).status).toBe(402);
  await member.read();
  expect(await member.tier()).toBe('weekly');
  expect((await subscriptionOf(member))?.paymentDueBy).toBeNull();
});

test('When a member changes their email address, then the payment provider gets the new one', async () => {
  const member = await shopper(world);
  await member.buy('weekly');
  const user = await member.user();
  afterEmailChange(world.ctx, { ...user, email: 'new@example.com' }, user.email);
  await world.ctx.background.finish();
  const customer = await world.ctx.payments.customers.retrieve(await member.customer());
  expect(customer).toMatchObject({ email: 'new@example.com' });
});

test('When a checkout is paid hours later, the page is closed and every event is lost, then the plan arrives within minutes', async () => {
  await world.behave({ events: 'drop' });
  const member = await shopper(world);
  const url = await member.checkoutUrl('weekly');
  for (let look = 0; look < 4; look++) {
    await world.pass(3 * 3600);
    await reconcileBilling(world.ctx);
  }
  await world.pay(url);
  await world.pass(11 * 60);
  await reconcileBilling(world.ctx);
  expect(await member.tier()).toBe('weekly');
});

test('When a checkout is paid at once, the page is closed and every event is lost, then the plan arrives within minutes', async () => {
  await world.behave({ events: 'drop' });
  const member = await shopper(world);
  await world.pay(await member.checkoutUrl('weekly'));
  await world.pass(3 * 60);
  await reconcileBilling(world.ctx);
  expect(await member.tier()).toBe('weekly');
});

test('When every event is lost, then the reconciler finds the renewal, the failed payment and the end by itself', async () => {
  await world.behave({ events: 'drop' });
  const member = await shopper(world);
  await member.buy('weekly', cards.failsLater);
  await world.pass(7 * day + 3 * 3600);
  await reconcileBilling(world.ctx);
  expect((await subscriptionOf(member))?.paymentDueBy).toBeInstanceOf(Date);
  await world.pass(30 * day);
  await reconcileBilling(world.ctx);
  expect(await subscriptionOf(member)).toBeNull();
});

test('When every event is lost, then the receipt and the notice of the failed payment are still mailed, once', async () => {
  await world.behave({ events: 'drop' });
  const member = await shopper(world);
  await member.buy('weekly', cards.failsLater);
  for (const seconds of [600, 7 * day + 2 * 3600, 6 * 3600]) {
    await world.pass(seconds);
    await reconcileBilling(world.ctx);
  }
  await world.ctx.background.finish();
  expect(world.ctx.mails.map(({ subject }) => subject)).toEqual([
    'Your Datewright receipt: €7.99',
    'Your Datewright payment did not go through',
  ]);
});

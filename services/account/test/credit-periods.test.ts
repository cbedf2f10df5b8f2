import { randomUUID } from 'node:crypto';
import { listCreditHistory } from '../src/use-cases/credits/list-credit-history.ts';
import { expectConsistentAccounts, spender } from './support/spender.ts';
import { addMember, createTestContext, subscriptionAt, type TestContext } from './support/test-context.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
let ctx: TestContext;

beforeEach(async () => {
  // A Saturday, four minutes before midnight.
  ctx = await createTestContext('2026-11-21T23:56:00Z');
});
afterEach(() => ctx.close());

describe('When midnight passes', () => {
  test('then the day’s credits are back, and the balance shows when they reset', async () => {
    const member = spender(ctx, await addMember(ctx));
    for (let i = 0; i < 5; i++) await member.spend();
    await expect(member.spend()).rejects.toMatchObject({ code: 'out_of_credits' });
    expect(await member.balance()).toMatchObject({ available: 0, resetDate: '2026-11-22T00:00:00.000Z' });
    ctx.advance(5 * minute);
    expect(await member.balance()).toMatchObject({ available: 5, used: 0, resetDate: '2026-11-23T00:00:00.000Z' });
    expect((await member.spend()).available).toBe(4);
  });

  test('then running work is charged to the day on which it was reserved', async () => {
    const member = spender(ctx, await addMember(ctx));
    const operationId = randomUUID();
    await member.reserve(operationId, { holdSeconds: 600 });
    ctx.advance(5 * minute);
    expect(await member.commit(operationId)).toEqual({ status: 'charged', available: 5 });
    expect(await member.reserve(operationId)).toMatchObject({ status: 'charged' });
    const [today, yesterday] = await member.books();
    expect([today?.used, yesterday?.used]).toEqual([0, 1]);
  });

  test('then a retry of running work keeps its reservation in the same period, and is charged once', async () => {
    const member = spender(ctx, await addMember(ctx));
    const operationId = randomUUID();
    await member.reserve(operationId, { holdSeconds: 600 });
    ctx.advance(5 * minute);
    expect((await member.reserve(operationId)).status).toBe('held');
    await member.commit(operationId);
    expect(await member.balance()).toMatchObject({ available: 5, used: 0 });
  });

  test('then work that found no credit yesterday, or timed out, uses today’s', async () => {
    const user = await addMember(ctx);
    const member = spender(ctx, user);
    const [late, lapsed] = [randomUUID(), randomUUID()];
    await member.reserve(lapsed, { holdSeconds: 120 });
    for (let i = 0; i < 4; i++) await member.spend();
    await expect(member.reserve(late)).rejects.toMatchObject({ code: 'out_of_credits' });
    ctx.advance(5 * minute);
    for (const operationId of [late, lapsed]) {
      expect((await member.reserve(operationId)).status).toBe('held');
      expect((await member.commit(operationId)).status).toBe('charged');
    }
    expect(await member.balance()).toMatchObject({ available: 3, used: 2 });
    await expectConsistentAccounts(ctx, user._id);
  });

  test('then instances whose clocks disagree about the day charge one operation once', async () => {
    const other = await createTestContext('2026-11-22T00:01:00Z', { MONGODB_DB: ctx.config.MONGODB_DB });
    const user = await addMember(ctx);
    const [slow, fast] = [spender(ctx, user), spender(other, user)];
    for (let i = 0; i < 10; i++) {
      const operationId = randomUUID();
      const settle = async (member: typeof slow) => {
        await member.reserve(operationId).catch(() => undefined);
        return member.commit(operationId).catch(() => undefined);
      };
      await Promise.all([settle(slow), settle(fast), settle(slow), settle(fast)]);
    }
    await expectConsistentAccounts(ctx, user._id);
    const charged = (await ctx.creditLedger.findNewest(user._id, 1000)).filter(({ kind }) => kind === 'charged');
    const used = (await slow.books()).reduce((total, book) => total + book.used, 0);
    expect(charged).toHaveLength(used);
    expect(new Set(charged.map(({ operationId }) => operationId)).size).toBe(used);
    await other.close();
  });
});

describe('When the plan changes within a period', () => {
  test('then an upgrade adds the difference at once, and the history shows it', async () => {
    const user = await addMember(ctx);
    const member = spender(ctx, user);
    for (let i = 0; i < 5; i++) await member.spend();
    await ctx.users.setSubscription(user._id, subscriptionAt(ctx, 'weekly'));
    expect(await member.balance()).toMatchObject({ available: 995, used: 5, limit: 1000 });
    expect((await member.spend()).available).toBe(994);
    const { entries } = await listCreditHistory(ctx, user._id);
    expect(entries.find(({ kind }) => kind === 'adjusted')).toMatchObject({ amount: 995, tool: 'chatpad' });
    await expectConsistentAccounts(ctx, user._id);
  });

  test('then a downgrade never shows a negative balance', async () => {
    const user = await addMember(ctx, subscriptionAt(ctx, 'weekly'));
    const member = spender(ctx, user);
    for (let i = 0; i < 8; i++) await member.spend();
    await ctx.users.setSubscription(user._id, null);
    expect(await member.balance()).toMatchObject({ available: 0, used: 8, limit: 5 });
    await expect(member.spend()).rejects.toMatchObject({ code: 'out_of_credits' });
    expect(await member.balance()).toMatchObject({ available: 0, used: 8, limit: 5 });
    await expectConsistentAccounts(ctx, user._id);
  });

  test('then work that the free week had no credit for succeeds under the same id', async () => {
    const user = await addMember(ctx);
    const member = spender(ctx, user, 'bio_write');
    await member.spend();
    await member.spend();
    const operationId = randomUUID();
    await expect(member.reserve(operationId)).rejects.toMatchObject({ code: 'out_of_credits' });
    await ctx.users.setSubscription(user._id, subscriptionAt(ctx, 'weekly'));
    expect(await member.spend(operationId)).toEqual({ status: 'charged', available: 49 });
    await expectConsistentAccounts(ctx, user._id);
  });

  test('then changing back again leads an operation to the current plan’s account', async () => {
    const user = await addMember(ctx);
    const member = spender(ctx, user, 'bio_write');
    const operationId = randomUUID();
    await member.reserve(operationId);
    await member.release(operationId);
    await ctx.users.setSubscription(user._id, subscriptionAt(ctx, 'weekly'));
    await member.reserve(operationId);
    await member.release(operationId);
    await ctx.users.setSubscription(user._id, null);
    expect(await member.spend(operationId)).toEqual({ status: 'charged', available: 1 });
    expect((await member.books()).map((book) => book.used).sort()).toEqual([0, 1]);
    await expectConsistentAccounts(ctx, user._id);
  });

  test('then a tool that is not in the new plan is refused, but paid work stays paid', async () => {
    const user = await addMember(ctx);
    const member = spender(ctx, user, 'datecoach');
    const operationId = randomUUID();
    await member.spend(operationId);
    await ctx.users.setSubscription(user._id, subscriptionAt(ctx, 'weekly'));
    await expect(member.reserve()).rejects.toMatchObject({ code: 'no_access' });
    expect(await member.reserve(operationId)).toEqual({ status: 'charged', available: 0, tier: 'weekly' });
    expect(await member.balance()).toEqual({
      available: 0,
      used: 0,
      total: 0,
      limit: 0,
      resetDate: null,
      resetPeriod: 'never',
    });
  });

  test('then a lapsed subscription counts as the free plan', async () => {
    const user = await addMember(ctx, subscriptionAt(ctx, 'weekly'));
    const member = spender(ctx, user);
    expect(await member.reserve()).toMatchObject({ tier: 'weekly', available: 999 });
    ctx.advance(7 * day);
    expect(await member.reserve()).toMatchObject({ tier: 'free', available: 4 });
  });
});

describe('When an operation moves from yesterday’s credit account to today’s', () => {
  async function heldYesterday() {
    const user = await addMember(ctx);
    const member = spender(ctx, user);
    const operationId = randomUUID();
    await member.reserve(operationId);
    const [yesterday] = await member.books();
    return { user, member, operationId, bookId: yesterday?._id ?? '' };
  }

  test('then a process whose clock still shows yesterday can not reserve it there', async () => {
    const { member, operationId, bookId, user } = await heldYesterday();
    await member.release(operationId);
    ctx.advance(5 * minute);
    await member.reserve(operationId);
    const late = { holdId: randomUUID(), operationId, amount: 1, expiresAt: new Date(ctx.now() + hour) };
    expect(await ctx.creditAccounts.reserve(bookId, late, `${operationId}#0`)).toBeNull();
    await expectConsistentAccounts(ctx, user._id);
  });

  test('then it does not move while yesterday’s account has it reserved', async () => {
    const { member, operationId, bookId } = await heldYesterday();
    expect(await ctx.creditAccounts.endPlacement(bookId, operationId, `${operationId}#0`)).toBeNull();
    await member.release(operationId);
    await ctx.background.finish();
    expect(await ctx.creditAccounts.endPlacement(bookId, operationId, `${operationId}#0`)).not.toBeNull();
  });
});

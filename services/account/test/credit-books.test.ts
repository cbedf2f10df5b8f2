import { randomUUID } from 'node:crypto';
import { bookIdOf } from '../src/data/credit-books.ts';
import { chargeLineId } from '../src/data/credit-ledger.ts';
import { creditPeriod } from '../src/rules/credit-period.ts';
import { currentPlan } from '../src/rules/current-plan.ts';
import { creditHistory } from '../src/use-cases/credit-history.ts';
import { sweepCredits } from '../src/use-cases/sweep-credits.ts';
import { accountContext, addMember, subscriptionAt, type TestContext } from './support/account-context.ts';
import { expectSoundBooks, spender } from './support/spend.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
let ctx: TestContext;

beforeEach(async () => {
  // A Saturday, four minutes to midnight.
  ctx = await accountContext('2026-11-21T23:56:00Z');
});
afterEach(() => ctx.close());

describe('When midnight passes', () => {
  test('then the day’s credits are back, and the balance says until when', async () => {
    const member = spender(ctx, await addMember(ctx));
    for (let i = 0; i < 5; i++) await member.spend();
    await expect(member.spend()).rejects.toMatchObject({ code: 'out_of_credits' });
    expect(await member.balance()).toMatchObject({ available: 0, resetDate: '2026-11-22T00:00:00.000Z' });
    ctx.advance(5 * minute);
    expect(await member.balance()).toMatchObject({ available: 5, used: 0, resetDate: '2026-11-23T00:00:00.000Z' });
    expect((await member.spend()).available).toBe(4);
  });

  test('then work that was running is charged to the day that it was reserved on', async () => {
    const member = spender(ctx, await addMember(ctx));
    const operationId = randomUUID();
    await member.reserve(operationId, { holdSeconds: 600 });
    ctx.advance(5 * minute);
    expect(await member.commit(operationId)).toEqual({ status: 'charged', available: 5 });
    expect(await member.reserve(operationId)).toMatchObject({ status: 'charged' });
    const [today, yesterday] = await member.books();
    expect([today?.used, yesterday?.used]).toEqual([0, 1]);
  });

  test('then a repeat of running work is held where it was, and charged once', async () => {
    const member = spender(ctx, await addMember(ctx));
    const operationId = randomUUID();
    await member.reserve(operationId, { holdSeconds: 600 });
    ctx.advance(5 * minute);
    expect((await member.reserve(operationId)).status).toBe('held');
    await member.commit(operationId);
    expect(await member.balance()).toMatchObject({ available: 5, used: 0 });
  });

  test('then what found no credit yesterday, or ran out of time, finds today’s', async () => {
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
    await expectSoundBooks(ctx, user._id);
  });

  test('then instances whose clocks disagree about the day charge one operation once', async () => {
    const other = await accountContext('2026-11-22T00:01:00Z', ctx.config);
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
    await expectSoundBooks(ctx, user._id);
    const charged = (await ctx.ledger.newest(user._id, 1000)).filter(({ kind }) => kind === 'charged');
    const used = (await slow.books()).reduce((total, book) => total + book.used, 0);
    expect(charged).toHaveLength(used);
    expect(new Set(charged.map(({ operationId }) => operationId)).size).toBe(used);
    await other.close();
  });
});

describe('When the plan changes inside a period', () => {
  test('then going up adds the difference at once, and the history says so', async () => {
    const user = await addMember(ctx);
    const member = spender(ctx, user);
    for (let i = 0; i < 5; i++) await member.spend();
    await ctx.users.setSubscription(user._id, subscriptionAt(ctx, 'weekly'));
    expect(await member.balance()).toMatchObject({ available: 995, used: 5, limit: 1000 });
    expect((await member.spend()).available).toBe(994);
    const { entries } = await creditHistory(ctx, user._id);
    expect(entries.find(({ kind }) => kind === 'adjusted')).toMatchObject({ amount: 995, tool: 'chatpad' });
    await expectSoundBooks(ctx, user._id);
  });

  test('then going down never shows less than nothing', async () => {
    const user = await addMember(ctx, subscriptionAt(ctx, 'weekly'));
    const member = spender(ctx, user);
    for (let i = 0; i < 8; i++) await member.spend();
    await ctx.users.setSubscription(user._id, null);
    expect(await member.balance()).toMatchObject({ available: 0, used: 8, limit: 5 });
    await expect(member.spend()).rejects.toMatchObject({ code: 'out_of_credits' });
    expect(await member.balance()).toMatchObject({ available: 0, used: 8, limit: 5 });
    await expectSoundBooks(ctx, user._id);
  });

  test('then what the free week had no credit for goes through under the same id', async () => {
    const user = await addMember(ctx);
    const member = spender(ctx, user, 'bio_write');
    await member.spend();
    await member.spend();
    const operationId = randomUUID();
    await expect(member.reserve(operationId)).rejects.toMatchObject({ code: 'out_of_credits' });
    await ctx.users.setSubscription(user._id, subscriptionAt(ctx, 'weekly'));
    expect(await member.spend(operationId)).toEqual({ status: 'charged', available: 49 });
    await expectSoundBooks(ctx, user._id);
  });

  test('then going there and back again leads an operation to the book of the plan', async () => {
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
    await expectSoundBooks(ctx, user._id);
  });

  test('then a tool that is not in the new plan is refused, but what was paid for stays paid', async () => {
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

  test('then a subscription that lapsed means free', async () => {
    const user = await addMember(ctx, subscriptionAt(ctx, 'weekly'));
    const member = spender(ctx, user);
    expect(await member.reserve()).toMatchObject({ tier: 'weekly', available: 999 });
    ctx.advance(7 * day);
    expect(await member.reserve()).toMatchObject({ tier: 'free', available: 4 });
  });
});

describe('When a process dies between the book and the ledger', () => {
  /** Charges as `commit` does, and dies before telling the ledger. */
  async function chargeAndDie(userId: string, operationId: string) {
    const operation = await ctx.operations.find(userId, operationId);
    const lineId = chargeLineId(userId, operationId);
    const line = { lineId, kind: 'charged' as const, amount: -1, operationId, at: new Date(ctx.now()) };
    const before = await ctx.books.find(operation?.bookId ?? '');
    const [hold] = before?.holds ?? [];
    if (!before || !hold) throw new Error('nothing is held');
    const book = await ctx.books.charge(before._id, hold, line);
    expect(book?.pendingLines).toHaveLength(1);
  }
  const chargesOf = async (userId: string) =>
    (await ctx.ledger.newest(userId, 100)).filter(({ kind }) => kind === 'charged').length;
  async function oneHeld() {
    const user = await addMember(ctx);
    const operationId = randomUUID();
    const member = spender(ctx, user);
    await member.reserve(operationId);
    await ctx.background.finish();
    return { user, operationId, member };
  }

  test('then repeating is free before anyone repaired it', async () => {
    const { user, operationId, member } = await oneHeld();
    await chargeAndDie(user._id, operationId);
    expect(await chargesOf(user._id)).toBe(0);
    expect((await member.reserve(operationId)).status).toBe('charged');
    expect((await member.commit(operationId)).status).toBe('charged');
    expect((await member.release(operationId)).status).toBe('charged');
    expect(await member.balance()).toMatchObject({ available: 4, used: 1 });
  });

  test('then the next reader of the history writes it, once', async () => {
    const { user, operationId } = await oneHeld();
    await chargeAndDie(user._id, operationId);
    const histories = await Promise.all([1, 2, 3].map(() => creditHistory(ctx, user._id)));
    for (const { entries } of histories) expect(entries.filter(({ kind }) => kind === 'charged')).toHaveLength(1);
    await expectSoundBooks(ctx, user._id);
  });

  test('then the sweeper writes it, on however many instances', async () => {
    const { user, operationId } = await oneHeld();
    await chargeAndDie(user._id, operationId);
    ctx.advance(10_000);
    await Promise.all([sweepCredits(ctx), sweepCredits(ctx), sweepCredits(ctx)]);
    expect(await chargesOf(user._id)).toBe(1);
    await expectSoundBooks(ctx, user._id);
  });

  test('then a line that the ledger got just before is not written again', async () => {
    const { user, operationId, member } = await oneHeld();
    await chargeAndDie(user._id, operationId);
    const [book] = await member.books();
    if (!book) throw new Error('no book');
    const { userId, tool, _id: bookId } = book;
    await ctx.ledger.append(book.pendingLines.map((line) => ({ ...line, bookId, userId, tool })));
    await sweepCredits(Object.assign(ctx, { now: () => ctx.clock.now + 10_000 }));
    expect(await chargesOf(user._id)).toBe(1);
    await expectSoundBooks(ctx, user._id);
  });
});

test('When a repeat holds for a moment what was charged before, then a second commit charges nothing', async () => {
  const user = await addMember(ctx);
  const member = spender(ctx, user);
  const operationId = randomUUID();
  await member.spend(operationId);
  await expectSoundBooks(ctx, user._id);
  const [book] = await member.books();
  // The repeat looked before the charge and holds after it; it has not looked again yet.
  const hold = { holdId: randomUUID(), operationId, amount: 1, expiresAt: new Date(ctx.now() + hour) };
  expect(await ctx.books.hold(book?._id ?? '', hold, `${operationId}#0`)).not.toBeNull();
  expect((await member.commit(operationId)).status).toBe('charged');
  await ctx.books.giveBack(book?._id ?? '', hold);
  expect(await member.balance()).toMatchObject({ available: 4, used: 1 });
  await expectSoundBooks(ctx, user._id);
});

test('When a process dies holding credits, then the sweeper gives them back', async () => {
  const user = await addMember(ctx);
  const member = spender(ctx, user);
  await member.reserve(randomUUID(), { holdSeconds: 30 });
  ctx.advance(31_000);
  expect((await member.balance()).available).toBe(5);
  await Promise.all([sweepCredits(ctx), sweepCredits(ctx)]);
  const [book] = await member.books();
  expect(book).toMatchObject({ available: 5, used: 0, holds: [] });
  await ctx.background.finish();
  const kinds = (await creditHistory(ctx, user._id)).entries.map(({ kind, amount }) => [kind, amount]);
  expect(kinds).toContainEqual(['expired', 0]);
});

test('When all credits are in holds that ran out, then the next reserve takes them without waiting for a sweep', async () => {
  const member = spender(ctx, await addMember(ctx));
  for (let i = 0; i < 5; i++) await member.reserve(randomUUID(), { holdSeconds: 1 });
  await expect(member.reserve()).rejects.toMatchObject({ code: 'out_of_credits' });
  ctx.advance(1_001);
  const again = await Promise.allSettled(Array.from({ length: 20 }, () => member.reserve()));
  expect(again.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

test('When the address is not confirmed, then nothing can be spent', async () => {
  const user = await addMember(ctx);
  const member = { ...user, emailConfirmedAt: null };
  const { reserveCredits } = await import('../src/use-cases/reserve-credits.ts');
  const spending = { tool: 'chatpad' as const, amount: 1, operationId: randomUUID(), fingerprint: 'f', holdSeconds: 9 };
  await expect(reserveCredits(ctx, member, spending)).rejects.toMatchObject({ code: 'email_not_confirmed' });
});

test('When a page only looks at balances, then no book is opened', async () => {
  const user = await addMember(ctx);
  await spender(ctx, user).balance();
  const period = creditPeriod(currentPlan(user, ctx.now()), 'chatpad', ctx.now());
  expect(period && (await ctx.books.find(bookIdOf(user._id, 'chatpad', period)))).toBeNull();
});

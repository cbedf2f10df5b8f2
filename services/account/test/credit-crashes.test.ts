import { randomUUID } from 'node:crypto';
import { creditAccountId } from '../src/data/credits/credit-account-schema.ts';
import { chargeLineId } from '../src/data/credits/credit-ledger-repository.ts';
import { currentPlan } from '../src/rules/billing/current-plan.ts';
import { currentCreditPeriod } from '../src/rules/credits/credit-period.ts';
import { listCreditHistory } from '../src/use-cases/credits/list-credit-history.ts';
import { sweepCredits } from '../src/workers/sweep-credits.ts';
import { expectConsistentAccounts, spender } from './support/spender.ts';
import { addMember, createTestContext, type TestContext } from './support/test-context.ts';

const minute = 60_000;
const hour = 60 * minute;
let ctx: TestContext;

beforeEach(async () => {
  ctx = await createTestContext('2026-11-21T12:00:00Z');
});
afterEach(() => ctx.close());

describe('When a process dies between the credit account and the ledger', () => {
  /** Charges like `commit`, and dies before writing to the ledger. */
  async function chargeAndDie(userId: string, operationId: string) {
    const operation = await ctx.creditOperations.find(userId, operationId);
    const lineId = chargeLineId(userId, operationId);
    const line = { lineId, kind: 'charged' as const, amount: -1, operationId, at: new Date(ctx.now()) };
    const before = await ctx.creditAccounts.findById(operation?.bookId ?? '');
    const [hold] = before?.holds ?? [];
    if (!before || !hold) throw new Error('nothing is held');
    await ctx.creditAccounts.commit(before._id, hold, line);
    expect((await ctx.creditAccounts.findById(before._id))?.pendingLines).toHaveLength(1);
  }
  const chargesOf = async (userId: string) =>
    (await ctx.creditLedger.findNewest(userId, 100)).filter(({ kind }) => kind === 'charged').length;
  async function oneHeld() {
    const user = await addMember(ctx);
    const operationId = randomUUID();
    const member = spender(ctx, user);
    await member.reserve(operationId);
    await ctx.background.finish();
    return { user, operationId, member };
  }

  test('then a retry is free even before the repair', async () => {
    const { user, operationId, member } = await oneHeld();
    await chargeAndDie(user._id, operationId);
    expect(await chargesOf(user._id)).toBe(0);
    expect((await member.reserve(operationId)).status).toBe('charged');
    expect((await member.commit(operationId)).status).toBe('charged');
    expect((await member.release(operationId)).status).toBe('charged');
    expect(await member.balance()).toMatchObject({ available: 4, used: 1 });
  });

  test('then the next reader of the history writes the missing line, once', async () => {
    const { user, operationId } = await oneHeld();
    await chargeAndDie(user._id, operationId);
    const histories = await Promise.all([1, 2, 3].map(() => listCreditHistory(ctx, user._id)));
    for (const { entries } of histories) expect(entries.filter(({ kind }) => kind === 'charged')).toHaveLength(1);
    await expectConsistentAccounts(ctx, user._id);
  });

  test('then the sweeper writes it, on however many instances', async () => {
    const { user, operationId } = await oneHeld();
    await chargeAndDie(user._id, operationId);
    ctx.advance(10_000);
    await Promise.all([sweepCredits(ctx), sweepCredits(ctx), sweepCredits(ctx)]);
    expect(await chargesOf(user._id)).toBe(1);
    await expectConsistentAccounts(ctx, user._id);
  });

  test('then a line that the ledger got just before is not written again', async () => {
    const { user, operationId, member } = await oneHeld();
    await chargeAndDie(user._id, operationId);
    const [book] = await member.books();
    if (!book) throw new Error('no book');
    const { userId, tool, _id: bookId } = book;
    await ctx.creditLedger.append(book.pendingLines.map((line) => ({ ...line, bookId, userId, tool })));
    await sweepCredits(Object.assign(ctx, { now: () => ctx.clock.now + 10_000 }));
    expect(await chargesOf(user._id)).toBe(1);
    await expectConsistentAccounts(ctx, user._id);
  });
});

test('When a retry briefly reserves what was already charged, then a second commit charges nothing', async () => {
  const user = await addMember(ctx);
  const member = spender(ctx, user);
  const operationId = randomUUID();
  await member.spend(operationId);
  await expectConsistentAccounts(ctx, user._id);
  const [book] = await member.books();
  // The retry checked before the charge and reserves after it, without having checked again.
  const hold = { holdId: randomUUID(), operationId, amount: 1, expiresAt: new Date(ctx.now() + hour) };
  expect(await ctx.creditAccounts.reserve(book?._id ?? '', hold, `${operationId}#0`)).not.toBeNull();
  expect((await member.commit(operationId)).status).toBe('charged');
  await ctx.creditAccounts.release(book?._id ?? '', hold);
  expect(await member.balance()).toMatchObject({ available: 4, used: 1 });
  await expectConsistentAccounts(ctx, user._id);
});

describe('When the process that stored an operation is slow to reserve it', () => {
  /** The operation is stored, and a repeat of the request did the rest meanwhile. */
  async function repeatedFirst(settle: 'spend' | 'release') {
    const user = await addMember(ctx);
    const member = spender(ctx, user);
    await member.spend();
    const [{ _id: bookId = '' } = {}] = await member.books();
    const operationId = randomUUID();
    const wanted = { operationId, userId: user._id, tool: 'chatpad' as const, amount: 1, fingerprint: 'fingerprint' };
    const stored = { ...wanted, bookId, createdAt: new Date(ctx.now()) };
    expect((await ctx.creditOperations.createIfMissing(stored)).isNew).toBe(true);
    if (settle === 'spend') await member.spend(operationId);
    else {
      await member.reserve(operationId);
      await member.release(operationId);
    }
    await expectConsistentAccounts(ctx, user._id);
    const late = { holdId: randomUUID(), operationId, amount: 1, expiresAt: new Date(ctx.now() + hour) };
    return { user, member, reserveLate: () => ctx.creditAccounts.reserveFirst(bookId, late, `${operationId}#0`) };
  }

  test('then it can not reserve what a repeat has charged', async () => {
    const { user, member, reserveLate } = await repeatedFirst('spend');
    expect(await reserveLate()).toBeNull();
    expect(await member.balance()).toMatchObject({ available: 3, used: 2 });
    await expectConsistentAccounts(ctx, user._id);
  });

  test('then what a repeat has released is no first reservation any more', async () => {
    const { user, member, reserveLate } = await repeatedFirst('release');
    expect(await reserveLate()).toBeNull();
    expect(await member.balance()).toMatchObject({ available: 4, used: 1 });
    await expectConsistentAccounts(ctx, user._id);
  });
});

test('When an operation is new, then its charge needs neither another look at its reservation nor at the ledger', async () => {
  const member = spender(ctx, await addMember(ctx));
  const looks = [jest.spyOn(ctx.creditAccounts, 'findReservation'), jest.spyOn(ctx.creditLedger, 'hasCharge')];
  expect((await member.spend()).status).toBe('charged');
  for (const look of looks) expect(look).not.toHaveBeenCalled();
});

test('When a process dies with reserved credits, then the worker releases them', async () => {
  const user = await addMember(ctx);
  const member = spender(ctx, user);
  await member.reserve(randomUUID(), { holdSeconds: 30 });
  ctx.advance(31_000);
  expect((await member.balance()).available).toBe(5);
  await Promise.all([sweepCredits(ctx), sweepCredits(ctx)]);
  const [book] = await member.books();
  expect(book).toMatchObject({ available: 5, used: 0, holds: [] });
  await ctx.background.finish();
  const kinds = (await listCreditHistory(ctx, user._id)).entries.map(({ kind, amount }) => [kind, amount]);
  expect(kinds).toContainEqual(['expired', 0]);
});

test('When all credits are in expired reservations, then the next reserve takes them without waiting for a sweep', async () => {
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
  const { reserveCredits } = await import('../src/use-cases/credits/reserve-credits.ts');
  const spending = { tool: 'chatpad' as const, amount: 1, operationId: randomUUID(), fingerprint: 'f', holdSeconds: 9 };
  await expect(reserveCredits(ctx, member, spending)).rejects.toMatchObject({ code: 'email_not_confirmed' });
});

test('When a page only reads balances, then no credit account is created', async () => {
  const user = await addMember(ctx);
  await spender(ctx, user).balance();
  const period = currentCreditPeriod(currentPlan(user, ctx.now()), 'chatpad', ctx.now());
  expect(period && (await ctx.creditAccounts.findById(creditAccountId(user._id, 'chatpad', period)))).toBeNull();
});

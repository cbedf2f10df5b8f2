import { randomUUID } from 'node:crypto';
import { creditHistory } from '../src/use-cases/credit-history.ts';
import { explainMember } from '../src/use-cases/explain-member.ts';
import { accountContext, addMember, subscriptionAt, type TestContext } from './support/account-context.ts';
import { spender } from './support/spend.ts';

let ctx: TestContext;
beforeEach(async () => {
  ctx = await accountContext('2026-11-21T12:00:00Z');
});
afterEach(() => ctx.close());

async function busyMember(charges: number) {
  const user = await addMember(ctx, subscriptionAt(ctx, 'weekly'));
  const member = spender(ctx, user);
  // Two lines of each moment.
  for (let i = 0; i < charges; i++) {
    await member.spend();
    if (i % 2 === 1) ctx.advance(1000);
  }
  return { user, member };
}

test('A history is read a hundred lines at a time to its very first, none twice and none left out, while new ones come', async () => {
  const { user, member } = await busyMember(249);
  const first = await creditHistory(ctx, user._id);
  await member.spend();
  const second = await creditHistory(ctx, user._id, first.earlier ?? '');
  const third = await creditHistory(ctx, user._id, second.earlier ?? '');
  expect([first, second, third].map(({ entries }) => entries.length)).toEqual([100, 100, 50]);
  expect(third.earlier).toBeNull();
  const lines = [first, second, third].flatMap(({ entries }) => entries);
  expect(new Set(lines.map(({ operationId }) => operationId)).size).toBe(250);
  expect(third.entries).toContainEqual(expect.objectContaining({ kind: 'opened', amount: 1000 }));
  const times = lines.map(({ at }) => at);
  expect(times).toEqual([...times].sort().reverse());
});

test('A history that just fits has nothing earlier', async () => {
  const { user } = await busyMember(99);
  const { entries, earlier } = await creditHistory(ctx, user._id);
  expect([entries.length, earlier]).toEqual([100, null]);
});

test('A place that nobody was given is refused, and one of another member’s history shows one’s own lines only', async () => {
  const other = await busyMember(3);
  const one = await busyMember(101);
  const { earlier } = await creditHistory(ctx, one.user._id);
  const own = await creditHistory(ctx, other.user._id);
  const shown = await creditHistory(ctx, other.user._id, earlier ?? '');
  expect(own.entries).toEqual(expect.arrayContaining(shown.entries));
  for (const made of ['', 'nonsense', Buffer.from('x y').toString('base64url')]) {
    await expect(creditHistory(ctx, one.user._id, made)).rejects.toMatchObject({ code: 'invalid_request' });
  }
});

test('A charge says what it was for, also to support; one of before says nothing', async () => {
  const user = await addMember(ctx);
  const member = spender(ctx, user);
  const operationId = randomUUID();
  await member.reserve(operationId, { purpose: 'opener' });
  await member.commit(operationId);
  ctx.advance(1000);
  await member.spend();
  const { entries } = await creditHistory(ctx, user._id);
  const charges = entries.filter(({ kind }) => kind === 'charged');
  expect(charges.map(({ purpose }) => purpose)).toEqual([undefined, 'opener']);
  expect(await explainMember(ctx, user)).toMatchObject({ ledger: entries, earlier: null });
});

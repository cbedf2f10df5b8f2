import { randomUUID } from 'node:crypto';
import { listCreditHistory, streamCreditHistory } from '../src/use-cases/credits/list-credit-history.ts';
import { explainMember } from '../src/use-cases/operations/explain-member.ts';
import { spender } from './support/spender.ts';
import { addMember, createTestContext, subscriptionAt, type TestContext } from './support/test-context.ts';

let ctx: TestContext;
beforeEach(async () => {
  ctx = await createTestContext('2026-11-21T12:00:00Z');
});
afterEach(() => ctx.close());

async function busyMember(charges: number) {
  const user = await addMember(ctx, subscriptionAt(ctx, 'weekly'));
  const member = spender(ctx, user);
  // Two lines with the same timestamp.
  for (let i = 0; i < charges; i++) {
    await member.spend();
    if (i % 2 === 1) ctx.advance(1000);
  }
  return { user, member };
}

test('A history can be read to its very first line in pages of a hundred, without duplicates or gaps, while new lines arrive', async () => {
  const { user, member } = await busyMember(249);
  const first = await listCreditHistory(ctx, user._id);
  await member.spend();
  const second = await listCreditHistory(ctx, user._id, first.earlier ?? '');
  const third = await listCreditHistory(ctx, user._id, second.earlier ?? '');
  expect([first, second, third].map(({ entries }) => entries.length)).toEqual([100, 100, 50]);
  expect(third.earlier).toBeNull();
  const lines = [first, second, third].flatMap(({ entries }) => entries);
  expect(new Set(lines.map(({ operationId }) => operationId)).size).toBe(250);
  expect(third.entries).toContainEqual(expect.objectContaining({ kind: 'opened', amount: 1000 }));
  const times = lines.map(({ at }) => at);
  expect(times).toEqual([...times].sort().reverse());
});

test('A history of exactly one page has no earlier page', async () => {
  const { user } = await busyMember(99);
  const { entries, earlier } = await listCreditHistory(ctx, user._id);
  expect([entries.length, earlier]).toEqual([100, null]);
});

test('An export has the whole history, in the order of its pages', async () => {
  const { user } = await busyMember(120);
  const first = await listCreditHistory(ctx, user._id);
  const second = await listCreditHistory(ctx, user._id, first.earlier ?? '');
  const exported: object[] = [];
  for await (const entry of streamCreditHistory(ctx, user._id)) exported.push(entry);
  expect(exported).toEqual([...first.entries, ...second.entries]);
  expect(exported).toHaveLength(121);
});

test('An invalid cursor is refused, and a cursor of another member only shows the caller’s own lines', async () => {
  const other = await busyMember(3);
  const one = await busyMember(101);
  const { earlier } = await listCreditHistory(ctx, one.user._id);
  const own = await listCreditHistory(ctx, other.user._id);
  const shown = await listCreditHistory(ctx, other.user._id, earlier ?? '');
  expect(own.entries).toEqual(expect.arrayContaining(shown.entries));
  for (const made of ['', 'nonsense', Buffer.from('x y').toString('base64url')]) {
    await expect(listCreditHistory(ctx, one.user._id, made)).rejects.toMatchObject({ code: 'invalid_request' });
  }
});

test('A charge shows what it was for, also to support; an older one without that shows nothing', async () => {
  const user = await addMember(ctx);
  const member = spender(ctx, user);
  const operationId = randomUUID();
  await member.reserve(operationId, { purpose: 'opener' });
  await member.commit(operationId);
  ctx.advance(1000);
  await member.spend();
  const { entries } = await listCreditHistory(ctx, user._id);
  const charges = entries.filter(({ kind }) => kind === 'charged');
  expect(charges.map(({ purpose }) => purpose)).toEqual([undefined, 'opener']);
  expect(await explainMember(ctx, user)).toMatchObject({ ledger: entries, earlier: null });
});

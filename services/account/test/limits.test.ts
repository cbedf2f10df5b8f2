import type { RateLimit } from '@datewright/service-kit/limits/rate-limit';
import type { ServiceProcess } from '@datewright/testkit/service-process';
import { canMailLink } from '../src/use-cases/can-mail.ts';
import { startAccounts } from './support/account-service.ts';
import { type Answer, Browser, codeOf, newAddress } from './support/browser.ts';
import { newEmail } from './support/member.ts';
import { createTestContext, type TestContext } from './support/test-context.ts';

let accounts: ServiceProcess[];
beforeAll(async () => {
  accounts = await startAccounts(3);
});
afterAll(() => Promise.all(accounts?.map((account) => account.stop()) ?? []));

/** Sends the nth guess to the instances in turn; `sent` is the `X-Forwarded-For` that the browser sends. */
const guess = (n: number, email: string, sent: string) =>
  new Browser(accounts[n % 3]?.url ?? '', sent).signIn(email, `guess number ${n}`);
const countOf = (answers: Answer[], code: string) => answers.filter((answer) => codeOf(answer) === code).length;

test('When one network guesses through three instances at once, then an account accepts exactly ten attempts a minute from it', async () => {
  const [email, address] = [newEmail(), newAddress()];
  const answers = await Promise.all(Array.from({ length: 28 }, (_, n) => guess(n, email, address)));
  expect(countOf(answers, 'invalid_credentials')).toBe(10);
  expect(countOf(answers, 'too_many_attempts')).toBe(18);
});

test('When a browser forges X-Forwarded-For, then the address that our proxy saw counts', async () => {
  const seen = newAddress();
  const answers = await Promise.all(
    Array.from({ length: 45 }, (_, n) => guess(n, newEmail(), `198.51.100.${n}, 10.0.0.${n}, ${seen}`)),
  );
  expect(countOf(answers, 'invalid_credentials')).toBe(30);
  expect(countOf(answers, 'too_many_attempts')).toBe(15);
  expect(codeOf(await guess(0, newEmail(), newAddress()))).toBe('invalid_credentials');
});

test('When a household has a /64 of IPv6, then all its addresses count as one, in any notation', async () => {
  const spelt = (n: number) =>
    [`2001:db8:a:b::${n.toString(16)}`, `2001:0DB8:000a:b:1:2:3:${n.toString(16)}`, `2001:db8:a:b:ffff::${n}`][n % 3] ??
    '';
  const answers = await Promise.all(Array.from({ length: 45 }, (_, n) => guess(n, newEmail(), spelt(n))));
  expect(countOf(answers, 'invalid_credentials')).toBe(30);
  const embedded = newAddress();
  const both = [embedded, `::ffff:${embedded}`];
  const more = await Promise.all(Array.from({ length: 40 }, (_, n) => guess(n, newEmail(), both[n % 2] ?? '')));
  expect(countOf(more, 'invalid_credentials')).toBe(30);
});

test('When links are mailed to plus-addresses of one inbox, then ten an hour are sent, and the address without a plus has its own limit', async () => {
  const name = newEmail().split('@')[0];
  const codes = [];
  for (let n = 0; n < 11; n++)
    codes.push(codeOf(await new Browser(accounts[n % 3]?.url ?? '').signUp(`${name}+${n}@example.com`)));
  expect(codes.slice(0, 10)).toEqual(Array(10).fill(200));
  expect(codes[10]).toBe('too_many_attempts');

  const ctx = await createTestContext('2026-11-20T10:00:00Z');
  const answers = [];
  for (let n = 0; n < 12; n++) answers.push(await canMailLink(ctx, `${name}+${n}@example.com`));
  expect(answers.filter(Boolean)).toHaveLength(10);
  expect(await canMailLink(ctx, `${name}@example.com`)).toBe(true);
  await ctx.close();
});

describe('When a limit of ten a minute is used up', () => {
  const limit: RateLimit = { name: 'test', max: 10, windowSeconds: 60 };
  const instances: TestContext[] = [];
  afterEach(() => Promise.all(instances.splice(0).map((ctx) => ctx.close())));
  async function instance(start: string, own?: Record<string, string>) {
    const ctx = await createTestContext(start, own);
    instances.push(ctx);
    return ctx;
  }
  const free = (waits: number[]) => waits.filter((seconds) => seconds === 0).length;

  test('then no minute has more than ten, whenever it starts, and each slot is free again after exactly a minute', async () => {
    const ctx = await instance('2026-11-21T12:00:58Z');
    const take = () => ctx.rateLimiter.consume(limit, 'someone');
    for (let i = 0; i < 10; i++) {
      expect(await take()).toBe(0);
      ctx.advance(200);
    }
    // The next calendar minute has begun, and the ten attempts are two seconds old.
    expect(await take()).toBe(58);
    ctx.advance(57_999);
    expect(await take()).toBe(1);
    ctx.advance(1);
    expect([await take(), await take()]).toEqual([0, 1]);
    ctx.advance(200);
    expect([await take(), await take()]).toEqual([0, 1]);
    ctx.advance(120_000);
    expect(free(await Promise.all(Array.from({ length: 15 }, take)))).toBe(10);
  });

  test('then it holds across two instances, also when the first slots become free', async () => {
    const one = await instance('2026-11-21T12:00:00Z');
    const other = await instance('2026-11-21T12:00:00Z', { MONGODB_DB: one.config.MONGODB_DB });
    const rush = () =>
      Promise.all(Array.from({ length: 30 }, (_, i) => (i % 2 ? one : other).rateLimiter.consume(limit, 'someone')));
    expect(free(await rush())).toBe(10);
    for (const ctx of [one, other]) ctx.advance(59_999);
    expect(free(await rush())).toBe(0);
    for (const ctx of [one, other]) ctx.advance(1);
    expect(free(await rush())).toBe(10);
  });
});

import { readCallback } from '../src/features/auth-callback/read-callback.ts';
import { waitForSession } from '../src/features/auth-callback/wait-for-session.ts';
import { cooldownSecondsLeft, startCooldown } from '../src/features/verify-email/resend-cooldown.ts';

describe('When a mailed link is opened, then the callback page reads', () => {
  test.each([
    ['#access_token=t1&type=signup', '', { kind: 'confirm', token: 't1' }],
    ['#access_token=t1&refresh_token=x&type=email_confirmation', '', { kind: 'confirm', token: 't1' }],
    ['', '?access_token=t1&type=signup', { kind: 'confirm', token: 't1' }],
    ['#error=access_denied&error_code=otp_expired', '', { kind: 'expired' }],
    ['', '?error=access_denied&error_code=otp_expired', { kind: 'expired' }],
    ['#error=access_denied', '', { kind: 'failed', reason: null }],
    ['', '?error=server_error', { kind: 'failed', reason: null }],
    ['', '?error=access_denied&error_code=email_unverified', { kind: 'failed', reason: 'email_unverified' }],
    ['', '?error=server_error&access_token=t1&type=signup', { kind: 'failed', reason: null }],
    ['', '?code=c1', { kind: 'returned', withCode: true, isNew: false }],
    ['#access_token=t1&refresh_token=t2', '', { kind: 'returned', withCode: false, isNew: false }],
    ['#type=signup', '', { kind: 'returned', withCode: false, isNew: false }],
    ['#access_token=t1&type=recovery', '', { kind: 'returned', withCode: false, isNew: false }],
    ['', '?account=new', { kind: 'returned', withCode: false, isNew: true }],
    ['', '', { kind: 'returned', withCode: false, isNew: false }],
  ])('%j %j as %j', (hash, search, expected) => {
    expect(readCallback({ hash, search })).toEqual(expected);
  });
});

describe('When a visitor returns from signing in, then the session', () => {
  const user = { id: 'u', email: 'a@example.com', fullName: null, roles: [], createdAt: '2026-11-21T12:00:00Z' };

  /** Runs the wait without real delays; the session exists after `thereAfter` polls. */
  async function waitFor(withCode: boolean, thereAfter: number) {
    const waited: number[] = [];
    let looks = 0;
    const look = async () => (++looks > thereAfter ? user : null);
    const found = await waitForSession(withCode, look, async (ms) => void waited.push(ms));
    return { found: found !== null, waited };
  }

  test.each([
    [true, 0, { found: true, waited: [] }],
    [true, 1, { found: true, waited: [2000] }],
    [true, 2, { found: true, waited: [2000, 3000] }],
    [true, 3, { found: false, waited: [2000, 3000] }],
    [false, 0, { found: true, waited: [] }],
    [false, 1, { found: false, waited: [] }],
  ])('with a code (%p), after %i checks: %j', async (withCode, thereAfter, expected) => {
    expect(await waitFor(withCode, thereAfter)).toEqual(expected);
  });
});

describe('When a link was resent', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
      },
    });
  });

  test('then the cooldown of 60 seconds survives reloads and ends', () => {
    expect(cooldownSecondsLeft(1_000_000)).toBe(0);
    startCooldown(1_000_000);
    expect(cooldownSecondsLeft(1_000_000)).toBe(60);
    expect(cooldownSecondsLeft(1_029_500)).toBe(31);
    expect(cooldownSecondsLeft(1_060_000)).toBe(0);
  });

  test('then a shorter cooldown of the service is used, and a clock set back does not extend it', () => {
    startCooldown(1_000_000, 31);
    expect(cooldownSecondsLeft(1_000_000)).toBe(31);
    expect(cooldownSecondsLeft(900_000)).toBe(0);
  });
});

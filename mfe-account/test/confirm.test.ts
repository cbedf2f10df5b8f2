import { readCallback } from '../src/features/confirm/read-callback.ts';
import { secondsLeft, startCooldown } from '../src/features/verify-email/cooldown.ts';

describe('When a link of ours is opened, then the callback page reads', () => {
  test.each([
    ['#access_token=t1&type=signup', '', { kind: 'confirm', token: 't1' }],
    ['#access_token=t1&refresh_token=x&type=email_confirmation', '', { kind: 'confirm', token: 't1' }],
    ['', '?access_token=t1&type=signup', { kind: 'confirm', token: 't1' }],
    ['#error=access_denied&error_code=otp_expired', '', { kind: 'expired' }],
    ['', '?error=access_denied&error_code=otp_expired', { kind: 'expired' }],
    ['#error=access_denied', '', { kind: 'unknown' }],
    ['#type=signup', '', { kind: 'unknown' }],
    ['#access_token=t1&type=recovery', '', { kind: 'unknown' }],
    ['', '', { kind: 'unknown' }],
  ])('%j %j as %j', (hash, search, expected) => {
    expect(readCallback({ hash, search })).toEqual(expected);
  });
});

describe('When a link was sent again', () => {
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

  test('then the wait of 60 seconds is kept over reloads and ends', () => {
    expect(secondsLeft(1_000_000)).toBe(0);
    startCooldown(1_000_000);
    expect(secondsLeft(1_000_000)).toBe(60);
    expect(secondsLeft(1_029_500)).toBe(31);
    expect(secondsLeft(1_060_000)).toBe(0);
  });

  test('then a shorter wait that the service names is kept, and a clock that jumped back does not lock it', () => {
    startCooldown(1_000_000, 31);
    expect(secondsLeft(1_000_000)).toBe(31);
    expect(secondsLeft(900_000)).toBe(0);
  });
});

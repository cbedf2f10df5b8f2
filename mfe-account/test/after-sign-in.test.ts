import { forgetWelcome, rememberForGoogle } from '../src/frame/google-path.ts';
import { nextPath, takeWish } from '../src/frame/next-path.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});

const now = Date.parse('2026-11-21T12:00:00Z');
const made = (msAgo: number) => new Date(now - msAgo).toISOString();
const remember = (path: string) => stored.set('postAuthRedirect', path);
const welcome = '/signup/success?method=google';

describe('When a member has signed in, then they go', () => {
  test('to the remembered path, once', () => {
    remember('/chatpad?match=1');
    expect(nextPath('?next=/pricing', made(1), now)).toBe('/chatpad?match=1');
    expect(nextPath('', made(1), now)).toBe('/');
  });

  test.each([
    ['?next=/pricing', '/pricing'],
    ['?returnPath=/pricing', '/pricing'],
    ['', '/'],
    ['?next=https://evil.example', '/'],
    ['?next=//evil.example', '/'],
    ['?next=/%5Cevil.example', '/'],
    ['?next=javascript:alert(1)', '/'],
  ])('for %j to %j', (search, path) => {
    expect(nextPath(search, made(1), now)).toBe(path);
  });

  test.each([
    [0, welcome],
    [899_999, welcome],
    [900_000, '/'],
    [86_400_000, '/'],
  ])('to a stored sign-up path %i ms after the account was made: %j', (age, path) => {
    remember(welcome);
    expect(nextPath('', made(age), now)).toBe(path);
  });
});

describe('When somebody sets out for Google', () => {
  test('from registering, then the welcome is where they come back to', () => {
    remember('/chatpad');
    rememberForGoogle(null);
    expect(nextPath('', made(0), now)).toBe(welcome);
  });

  test('from signing in, then it is where they were on their way to, or the welcome', () => {
    remember('/chatpad');
    rememberForGoogle(takeWish('?next=/pricing'));
    expect(nextPath('', made(0), now)).toBe('/chatpad');
    rememberForGoogle(takeWish('?next=/pricing'));
    expect(nextPath('', made(0), now)).toBe('/pricing');
    rememberForGoogle(takeWish(''));
    expect(nextPath('', made(0), now)).toBe(welcome);
    rememberForGoogle(takeWish('?next=//evil.example'));
    expect(nextPath('', made(0), now)).toBe(welcome);
  });

  test('and it leads nowhere, then the welcome is forgotten and another path is not', () => {
    rememberForGoogle(null);
    forgetWelcome();
    expect(stored.size).toBe(0);
    rememberForGoogle('/chatpad');
    forgetWelcome();
    expect(nextPath('', made(0), now)).toBe('/chatpad');
  });
});

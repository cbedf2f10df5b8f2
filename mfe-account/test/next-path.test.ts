import { postAuthPath } from '@datewright/sdk/host';
import { forgetWelcomePath, rememberGoogleReturnPath } from '../src/lib/google-return-path.ts';
import { nextPath, peekReturnPath, takeReturnPath } from '../src/lib/next-path.ts';
import { findSelectedTier } from '../src/lib/selected-tier.ts';

const stored = new Map<string, string>();
const shared = new Map<string, string>();
const storage = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
beforeEach(() => {
  stored.clear();
  shared.clear();
  Object.assign(globalThis, { sessionStorage: storage(stored), localStorage: storage(shared) });
});

const now = Date.parse('2026-11-21T12:00:00Z');
const made = (msAgo: number) => new Date(now - msAgo).toISOString();
const remember = (path: string) => stored.set('postAuthRedirect', path);
const freshFor = 900_000;
const welcome = '/signup/success?method=google';

describe('When a member has signed in, then they go', () => {
  test('to the remembered path, once', () => {
    remember('/chatpad?match=1');
    expect(nextPath('', made(1), now)).toBe('/chatpad?match=1');
    expect(nextPath('', made(1), now)).toBe('/');
  });

  test('to the page in the address rather than to an older one, and to the remembered query of the same page', () => {
    remember('/datecoach?view=saved');
    expect(nextPath('?next=/pricing', made(1), now)).toBe('/pricing');
    expect(nextPath('', made(1), now)).toBe('/');
    remember('/datecoach?view=saved');
    expect(nextPath('?next=/datecoach', made(1), now)).toBe('/datecoach?view=saved');
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
  ])('to a stored sign-up path %i ms after the account was created: %j', (age, path) => {
    remember(welcome);
    expect(nextPath('', made(age), now)).toBe(path);
  });
});

describe('When a visitor registers on the way to a page', () => {
  const order = '/pricing?checkout=pro&source=x';
  const day = 24 * 3600_000;

  test('then the tab of the mailed link opens that page, once', () => {
    remember(order);
    postAuthPath.share(peekReturnPath(''), now);
    stored.clear();
    expect(findSelectedTier(postAuthPath.peek(now + 1))).toBe('monthly');
    expect(postAuthPath.take(now + 1)).toBe(order);
    expect(postAuthPath.take(now + 1)).toBeNull();
  });

  test('then the first tab may open it instead, and nothing stays stored', () => {
    remember(order);
    postAuthPath.share(order, now);
    expect(postAuthPath.take(now)).toBe(order);
    expect([stored.size, shared.size]).toEqual([0, 0]);
  });

  test('then it is forgotten after a day, and an address of another site is never stored', () => {
    postAuthPath.share(order, now);
    expect(postAuthPath.peek(now + day)).toBeNull();
    postAuthPath.share('//evil.example', now);
    expect(shared.size).toBe(0);
  });

  test('with Google, then the welcome page comes first, also for an existing account', () => {
    postAuthPath.share(order);
    rememberGoogleReturnPath(null);
    expect(nextPath('', made(freshFor + 1), now)).toBe(order);
    postAuthPath.share(order);
    rememberGoogleReturnPath(null);
    expect(nextPath('', made(0), now)).toBe(welcome);
    expect(peekReturnPath('')).toBe(order);
  });

  test.each([null, '/', '/pricing?plan=free', '/pricing?checkout=gold', '/evil?checkout=pro'])(
    'then %j selects no plan',
    (path) => expect(findSelectedTier(path)).toBeNull(),
  );
});

describe('When a visitor starts a Google sign-in', () => {
  test('from the registration page, then they return to the welcome page', () => {
    remember('/chatpad');
    rememberGoogleReturnPath(null);
    expect(nextPath('', made(0), now)).toBe(welcome);
  });

  test('from the sign-in page, then they return to the page they wanted, or to the welcome page', () => {
    remember('/chatpad');
    rememberGoogleReturnPath(takeReturnPath(''));
    expect(nextPath('', made(0), now)).toBe('/chatpad');
    rememberGoogleReturnPath(takeReturnPath('?next=/pricing'));
    expect(nextPath('', made(0), now)).toBe('/pricing');
    rememberGoogleReturnPath(takeReturnPath(''));
    expect(nextPath('', made(0), now)).toBe(welcome);
    rememberGoogleReturnPath(takeReturnPath('?next=//evil.example'));
    expect(nextPath('', made(0), now)).toBe(welcome);
  });

  test('and aborts it, then the welcome page is forgotten and another path is not', () => {
    rememberGoogleReturnPath(null);
    forgetWelcomePath();
    expect(stored.size).toBe(0);
    rememberGoogleReturnPath('/chatpad');
    forgetWelcomePath();
    expect(nextPath('', made(0), now)).toBe('/chatpad');
  });
});

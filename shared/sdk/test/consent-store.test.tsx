import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { act } from '@testing-library/react';
import { useConsent } from '../src/host.ts';
import { type ConsentChoice, createConsent } from '../src/track/consent.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
const day = 24 * 3600 * 1000;

/** Opens a page with the consent banner on a given day. */
async function openPage(daysLater = 0) {
  jest.setSystemTime(start + daysLater * day);
  const page = await createMemoryHost();
  const { result } = page.hook(useConsent);
  return {
    stands: () => ({ choice: result.current.choice, asking: result.current.asking }),
    choose: (choice: 'all' | 'analytics' | 'none') => act(async () => result.current.choose(choice)),
    ask: () => act(async () => result.current.ask()),
  };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test.each(['none', 'analytics', 'all'] as const)(
  'Nothing is allowed before a choice, and the next page remembers the choice: %s',
  async (choice) => {
    const page = await openPage();
    expect(page.stands()).toEqual({ choice: null, asking: 'soon' });
    await page.choose(choice);
    expect(page.stands()).toEqual({ choice, asking: 'no' });
    expect((await openPage()).stands()).toEqual({ choice, asking: 'no' });
  },
);

test('A visitor is asked again after 12 months, and when the stored choice is invalid', async () => {
  await (await openPage()).choose('all');
  expect((await openPage(365)).stands().choice).toBe('all');
  expect((await openPage(366)).stands()).toEqual({ choice: null, asking: 'soon' });
  localStorage.setItem('cookieConsent', 'maybe');
  expect((await openPage()).stands().choice).toBeNull();
});

test('A visitor who reopens the consent banner sees it at once, and the earlier choice counts meanwhile', async () => {
  const page = await openPage();
  await page.choose('all');
  await page.ask();
  expect(page.stands()).toEqual({ choice: 'all', asking: 'now' });
});

test('A choice in one tab closes the consent banner in the others', async () => {
  const [one, other] = [await openPage(), await openPage()];
  await one.choose('analytics');
  expect(other.stands().asking).toBe('soon');
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent' })));
  expect(other.stands()).toEqual({ choice: 'analytics', asking: 'no' });
});

test('Where storage is blocked, a choice lasts for this page', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const page = await openPage();
  await page.choose('none');
  expect(page.stands()).toEqual({ choice: 'none', asking: 'no' });
  blocked.mockRestore();
});

test('Categories can be allowed one by one, and the next page remembers them', async () => {
  const consent = createConsent();
  consent.allow(['advertising', 'functionality']);
  expect(createConsent().get()).toMatchObject({ choice: 'custom', allowed: ['functionality', 'advertising'] });
  consent.allow(['analytics']);
  expect(createConsent().get()).toMatchObject({ choice: 'analytics', allowed: ['analytics'] });
});

test('When the catalogue has grown, then a visitor is asked again', () => {
  createConsent().choose('all');
  const detail = JSON.parse(localStorage.getItem('cookieConsentDetail') ?? '{}');
  localStorage.setItem('cookieConsentDetail', JSON.stringify({ ...detail, version: detail.version - 1 }));
  expect(createConsent().get()).toMatchObject({ choice: null, allowed: [], asking: 'soon' });
});

describe('The proof of a choice', () => {
  const told: ConsentChoice[] = [];
  const tell = async (choice: ConsentChoice) => told.push(choice) > 0;
  beforeEach(() => void told.splice(0));

  test('is sent for consent and for its withdrawal, under one id; a first refusal has none', async () => {
    const consent = createConsent({ sendProof: tell });
    consent.choose('none');
    expect(localStorage.getItem('cookieConsentDetail')).toContain('"proof":null');
    consent.choose('analytics');
    consent.choose('none');
    await Promise.resolve();
    expect(told.map(({ allowed }) => allowed)).toEqual([['analytics'], []]);
    expect(new Set(told.map(({ proof }) => proof)).size).toBe(1);
  });

  test('is created later for a choice made before the scripts loaded; under Global Privacy Control it is not', async () => {
    localStorage.setItem('cookieConsent', 'all');
    const consent = createConsent({ sendProof: tell });
    await Promise.resolve();
    expect(told).toEqual([expect.objectContaining({ allowed: consent.get().allowed, proof: expect.any(String) })]);
    localStorage.removeItem('cookieConsentDetail');
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    createConsent({ sendProof: tell });
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: false, configurable: true });
    expect(localStorage.getItem('cookieConsentDetail')).toBeNull();
  });

  test('is sent again by the next page if it was not stored, and then no more', async () => {
    createConsent({ sendProof: async () => Promise.reject(new Error('down')) }).choose('all');
    await jest.advanceTimersByTimeAsync(0);
    createConsent({ sendProof: tell });
    await jest.advanceTimersByTimeAsync(0);
    createConsent({ sendProof: tell });
    await jest.advanceTimersByTimeAsync(0);
    expect(told).toHaveLength(1);
  });
});

describe('When the browser sends Global Privacy Control', () => {
  const signal = (on: boolean) =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: on, configurable: true });
  afterEach(() => signal(false));

  test('then that is a refusal, and no consent banner is shown', () => {
    signal(true);
    expect(createConsent().get()).toMatchObject({ choice: 'none', allowed: [], asking: 'no', signal: true });
  });

  test('then earlier consent covers analytics only; consent given in spite of it counts in full', () => {
    createConsent().choose('all');
    signal(true);
    expect(createConsent().get().allowed).toEqual(['functionality', 'analytics']);
    createConsent().choose('all');
    expect(createConsent().get().choice).toBe('all');
  });
});

test('Withdrawing consent deletes what was stored under it', () => {
  const consent = createConsent();
  consent.choose('all');
  for (const key of ['utm', 'trackedPurchases', 'theme']) localStorage.setItem(key, 'x');
  for (const key of ['visit', 'signupSuccess:42']) sessionStorage.setItem(key, 'x');
  consent.choose('analytics');
  expect(Object.keys(localStorage)).not.toContain('utm');
  expect(localStorage.getItem('trackedPurchases')).toBe('x');
  consent.choose('none');
  expect(Object.keys(localStorage).sort()).toEqual(['cookieConsent', 'cookieConsentDetail', 'theme']);
  expect(sessionStorage).toHaveLength(0);
});

import { memoryHost } from '@datewright/testkit/page/memory-host.tsx';
import { act } from '@testing-library/react';
import { useConsent } from '../src/host.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
const day = 24 * 3600 * 1000;

/** A page that asks about cookies, opened on a day. */
async function openPage(daysLater = 0) {
  jest.setSystemTime(start + daysLater * day);
  const page = await memoryHost();
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
  'Nothing is allowed before a choice, and the next page knows it: %s',
  async (choice) => {
    const page = await openPage();
    expect(page.stands()).toEqual({ choice: null, asking: 'soon' });
    await page.choose(choice);
    expect(page.stands()).toEqual({ choice, asking: 'no' });
    expect((await openPage()).stands()).toEqual({ choice, asking: 'no' });
  },
);

test('A visitor is asked anew after 12 months, and when what is kept is no choice', async () => {
  await (await openPage()).choose('all');
  expect((await openPage(365)).stands().choice).toBe('all');
  expect((await openPage(366)).stands()).toEqual({ choice: null, asking: 'soon' });
  localStorage.setItem('cookieConsent', 'maybe');
  expect((await openPage()).stands().choice).toBeNull();
});

test('A visitor who asks for the question has it at once, and what they had chosen counts meanwhile', async () => {
  const page = await openPage();
  await page.choose('all');
  await page.ask();
  expect(page.stands()).toEqual({ choice: 'all', asking: 'now' });
});

test('A choice in one tab takes the question away in the others', async () => {
  const [one, other] = [await openPage(), await openPage()];
  await one.choose('analytics');
  expect(other.stands().asking).toBe('soon');
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent' })));
  expect(other.stands()).toEqual({ choice: 'analytics', asking: 'no' });
});

test('Where storage is blocked, a choice holds for this page', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const page = await openPage();
  await page.choose('none');
  expect(page.stands()).toEqual({ choice: 'none', asking: 'no' });
  blocked.mockRestore();
});

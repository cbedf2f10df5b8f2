import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { act, screen, within } from '@testing-library/react';
import { dismissToast, showToast } from '../src/toasts/show-toast.ts';
import { Toasts } from '../src/toasts/toasts.tsx';

const corner = () => screen.getByRole('region', { name: 'Notifications' });
const said = () => [...corner().querySelectorAll('span')].map(({ textContent }) => textContent);
const say = (kind: Parameters<typeof showToast>[0], message: string, options = {}) =>
  act(() => showToast(kind, message, options));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(async () => {
  const page = await createMemoryHost();
  jest.useFakeTimers();
  page.open(Toasts, '/');
});
afterEach(() => {
  act(() => dismissToast(undefined));
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
});

test('A success toast stays for two seconds, any other for four, or for its own duration', async () => {
  say('success', 'Saved');
  say('error', 'Failed');
  say('info', 'By the way');
  say('success', 'Welcome', { duration: 5000 });
  await pass(1999);
  expect(said()).toHaveLength(4);
  await pass(1);
  expect(said()).not.toContain('Saved');
  await pass(1999);
  expect(said()).toHaveLength(3);
  await pass(1);
  expect(said()).toEqual(['Welcome']);
  await pass(1000);
  expect(said()).toEqual([]);
});

test('There are at most twenty, the newest first, and each has a close button', async () => {
  for (let n = 1; n <= 25; n++) say('error', `Number ${n}`);
  expect(said()).toEqual(Array.from({ length: 20 }, (_one, at) => `Number ${25 - at}`));
  act(() => within(corner()).getAllByRole('button')[0]?.click());
  expect(said()).not.toContain('Number 25');
});

test('They are strips in the dock of the page, which takes room and covers nothing', () => {
  say('success', 'Saved');
  const [card] = corner().children;
  for (const element of [corner(), card])
    expect(getComputedStyle(element as Element).position).not.toMatch(/fixed|absolute/);
});

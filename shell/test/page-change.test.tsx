import type { RouteCard } from '@datewright/contracts/registry/card';
import { useLocation, useNavigate } from '@datewright/sdk/router';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { act } from '@testing-library/react';
import { usePageChange } from '../src/app/use-page-change.ts';

/** Opens the shell; only `/unknown` has no route. */
async function openShell() {
  document.body.innerHTML = '<main id="content" tabindex="-1"></main>';
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const freshenPlan = jest.fn();
  const page = await createMemoryHost();
  const { result } = page.hook(() => {
    const { pathname } = useLocation();
    const route = { path: pathname, title: `Page ${pathname}` } as RouteCard;
    usePageChange(pathname === '/unknown' ? null : route, freshenPlan);
    return useNavigate();
  });
  return { page, scrolled, freshenPlan, go: (path: string) => act(async () => void result.current(path)) };
}
afterEach(() => void jest.restoreAllMocks());
const ofContent = () => document.activeElement?.id === 'content';

test('Each page is reported once, starts at its top with the focus there, and refreshes a stale plan', async () => {
  const { page, scrolled, freshenPlan, go } = await openShell();
  expect([page.tracked, scrolled.mock.calls.length, ofContent()]).toEqual([['page_view'], 0, false]);
  await go('/pricing');
  expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  expect([page.tracked.length, freshenPlan.mock.calls.length, ofContent()]).toEqual([2, 1, true]);
  await go('/pricing?checkout=pro');
  expect([page.tracked.length, scrolled.mock.calls.length]).toEqual([2, 1]);
  await go('/blog');
  expect([page.tracked.length, scrolled.mock.calls.length, freshenPlan.mock.calls.length]).toEqual([3, 2, 2]);
});

test('A link to an anchor scrolls to it, and an unknown path is not reported', async () => {
  const { page, scrolled, go } = await openShell();
  await go('/contact#contact-form');
  expect([page.tracked.length, scrolled.mock.calls.length]).toEqual([2, 0]);
  await go('/unknown');
  expect(page.tracked.length).toBe(2);
});

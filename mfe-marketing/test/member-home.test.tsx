import { nextStepCall } from '@datewright/contracts/next-step';
import { tools } from '@datewright/contracts/tools';
import { createUnusedPlan } from '@datewright/sdk/host/plan-state';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { loadRouteTable } from '@datewright/testkit/page/load-route-table';
import { act, screen } from '@testing-library/react';
import { MemberHome } from '../src/features/site/components/member-home/member-home.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.useRealTimers());

test('Greets a member with their plan once in a tab, without a toast', async () => {
  const page = await createMemoryHost();
  const open = () => page.open(MemberHome, '/');
  const { unmount } = open();
  expect(screen.getByText(/^Good to see you/).textContent).toMatch(/You’re on Free\.$/);
  unmount();
  open();
  expect(screen.getByText(/^Good to see you/).textContent).not.toContain('Free');
  expect(page.said).toEqual([]);
});

test('While the plan loads, waiting lines stand for 0.8 seconds, and then the page without its figures', async () => {
  jest.useFakeTimers();
  const page = await createMemoryHost({ plan: () => createUnusedPlan('free', { loading: true }) });
  page.open(MemberHome, '/');
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await pass(799);
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  await pass(1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your Dating Command Center is Live');
  expect(document.body.textContent).not.toContain('AI messages left today');
});

test('A slow tool holds the page for 0.8 seconds, and then only its own place', async () => {
  jest.useFakeTimers();
  const page = await createMemoryHost();
  Object.assign(page.host, { routes: loadRouteTable() });
  let answerSlow = () => {};
  for (const { service } of tools) {
    const date = { kind: 'tomorrow', about: 'Lea', at: new Date().toISOString(), search: '' };
    const answer = { next: null, waiting: service === 'datecoach' ? [date] : [] };
    page.answer(nextStepCall(service), () =>
      service === 'chatpad'
        ? new Promise<typeof answer>((resolve) => {
            answerSlow = () => resolve(answer);
          })
        : answer,
    );
  }
  page.open(MemberHome, '/');
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const show = (role: 'article' | 'listitem' | 'textbox') => screen.queryAllByRole(role).length;
  await pass(790);
  expect([show('article'), show('listitem')]).toEqual([0, 0]);
  await pass(20);
  expect(screen.getByRole('region', { name: 'Who’s next' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('region', { name: 'Your plan' })).toBeTruthy();
  expect(show('article')).toBeGreaterThan(0);
  expect(show('listitem')).toBe(1);
  expect(screen.queryByRole('link', { name: 'Craft Fire Messages' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Level Up Your Profile' })).toBeTruthy();
  expect(show('textbox')).toBe(0);
  answerSlow();
  await pass(10);
  expect(screen.getByRole('link', { name: 'Craft Fire Messages' })).toBeTruthy();
  expect(show('textbox')).toBe(1);
});

test('Three who wait are listed, and the others folded; a tool is named once', async () => {
  const page = await createMemoryHost();
  Object.assign(page.host, { routes: loadRouteTable() });
  const at = new Date().toISOString();
  const names = ['Maya', 'Kim', 'Réka', 'Zsófi', 'Anna'];
  for (const [place, { service }] of tools.entries()) {
    const waiting = names.map((about, n) => ({ kind: 'sent', about, at, search: `?match=m${n}` }));
    page.answer(nextStepCall(service), () => ({ next: null, waiting: place === 0 ? waiting : [] }));
  }
  page.open(MemberHome, '/');
  const folded = (await screen.findByText('2 more waiting')).closest('details');
  expect(folded?.open).toBe(false);
  expect(folded?.querySelectorAll('li')).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: /^They replied/ }).length).toBeGreaterThanOrEqual(3);
  expect(screen.getAllByText('ChatPad')).toHaveLength(1);
});

test('Each tool’s remaining credits and each waiting match are shown once', async () => {
  const page = await createMemoryHost();
  Object.assign(page.host, { routes: loadRouteTable() });
  const search = '?match=m1';
  for (const [at, { service }] of tools.entries()) {
    page.answer(nextStepCall(service), () =>
      at > 0
        ? { next: null, waiting: [] }
        : {
            next: { about: 'Maya', search, score: null },
            waiting: [{ kind: 'sent', about: 'Maya', at: new Date().toISOString(), search: `${search}&paste` }],
          },
    );
  }
  page.open(MemberHome, '/');
  const reply = await screen.findByRole('link', { name: 'They replied: You wrote to Maya' });
  expect(reply.getAttribute('href')).toBe('/chatpad?match=m1&paste');
  expect(await screen.findByRole('link', { name: 'Craft Fire Messages' })).toBeTruthy();
  expect(screen.getAllByText(/Maya/)).toHaveLength(1);
  expect(screen.getAllByText(/AI messages/)).toHaveLength(1);
  expect(screen.getByText(/date plan/)).toBeTruthy();
});

test.each([
  ['on its day', 'today', [1, 0]],
  ['a day before it', 'tomorrow', [0, 0]],
])('Confetti falls once in a tab, on the day of a date: %s', async (_when, kind, canvases) => {
  // There is no canvas here.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const page = await createMemoryHost();
  Object.assign(page.host, { routes: loadRouteTable() });
  for (const { service } of tools) {
    const waiting = service === 'datecoach' ? [{ kind, about: 'Maya', at: new Date().toISOString(), search: '' }] : [];
    page.answer(nextStepCall(service), () => ({ next: null, waiting }));
  }
  for (const expected of canvases) {
    const { container, unmount } = page.open(MemberHome, '/');
    await screen.findByRole('link', { name: /^Open plan/ });
    expect(container.querySelectorAll('canvas')).toHaveLength(expected);
    unmount();
  }
});

import type { RouteCard } from '@datewright/contracts/registry/card';
import type { SessionState } from '@datewright/sdk/host';
import { loadRouteTable } from '@datewright/testkit/page/load-route-table';
import { decideAccess } from '../src/app/decide-access.ts';
import { planOf } from './support/plan-of.ts';

const visitor: SessionState = { status: 'signed-out', user: null, likelySignedIn: false, unreachable: false };
const member = { ...visitor, status: 'signed-in', user: { id: 'u' } } as SessionState;
const unknown: SessionState = { ...visitor, status: 'loading' };
const route = (more: Partial<RouteCard>): RouteCard => ({
  path: '/here',
  title: 'Here',
  guard: 'open',
  layout: 'page',
  needsCredit: false,
  prerender: false,
  variesBy: [],
  ...more,
});
const existing = (...paths: string[]) => ({ has: (path: string) => paths.includes(path) });
const ask = (card: Partial<RouteCard>, session: SessionState, plan = planOf('free'), pages = existing('/', '/login')) =>
  decideAccess({ route: route(card), session, plan, ...pages });

test('An open page does not wait for the session', () => {
  expect(ask({ guard: 'open' }, unknown)).toEqual({ kind: 'show' });
});

test('A member on a visitor page is redirected home; a visitor stays', () => {
  expect(ask({ guard: 'visitor' }, member)).toEqual({ kind: 'redirect', to: '/' });
  expect(ask({ guard: 'visitor' }, visitor)).toEqual({ kind: 'show' });
});

test('A visitor page is shown at once, unless the browser was signed in last time', () => {
  expect(ask({ guard: 'visitor' }, unknown)).toEqual({ kind: 'show' });
  expect(ask({ guard: 'visitor' }, { ...unknown, likelySignedIn: true })).toEqual({ kind: 'wait' });
});

test('A visitor on a member page is redirected to the login, which remembers the page', () => {
  expect(ask({ guard: 'member' }, visitor)).toEqual({ kind: 'redirect', to: '/login', rememberPath: true });
});

test('An admin sees an admin page; another member is redirected home, a visitor signs in first', () => {
  const admin = { ...member, user: { id: 'a', roles: ['admin'] } } as unknown as SessionState;
  const other = { ...member, user: { id: 'u', roles: [] } } as unknown as SessionState;
  expect(ask({ guard: 'admin' }, admin)).toEqual({ kind: 'show' });
  expect(ask({ guard: 'admin' }, other)).toEqual({ kind: 'redirect', to: '/' });
  expect(ask({ guard: 'admin' }, visitor)).toEqual({ kind: 'redirect', to: '/login', rememberPath: true });
});

test('A visitor is redirected to the landing page of a tool if it has one, and returns to the tool after sign-in', () => {
  const pages = existing('/', '/login', '/photo-analyzer');
  const landing = { guard: 'member', landing: '/photo-analyzer' } as const;
  expect(ask(landing, visitor, planOf('free'), pages)).toMatchObject({ to: '/photo-analyzer', rememberPath: true });
  expect(ask(landing, visitor)).toMatchObject({ to: '/login', rememberPath: true });
});

test('When the sign-in service does not answer, then no page redirects', () => {
  expect(ask({ guard: 'member' }, { ...visitor, unreachable: true })).toEqual({ kind: 'unreachable' });
});

test('When the sign-in service does not answer, then visitors see their home, and a likely member sees why theirs is missing', () => {
  const home = { path: '/', guard: 'open' } as const;
  expect(ask(home, { ...visitor, unreachable: true })).toEqual({ kind: 'show' });
  expect(ask(home, { ...visitor, unreachable: true, likelySignedIn: true })).toEqual({ kind: 'unreachable' });
});

test('A plan without a tool leads to the upgrade page, or shows a message if that does not exist', () => {
  const coach = { guard: 'member', feature: 'dateCoach' } as const;
  const wall = existing('/upgrade-required');
  expect(ask(coach, member, planOf('weekly'))).toEqual({ kind: 'no-access' });
  expect(ask(coach, member, planOf('weekly'), wall)).toMatchObject({
    to: '/upgrade-required',
    state: { feature: 'dateCoach', reason: 'limit' },
  });
});

test.each([
  ['/chatpad', { feature: 'chatPad' }],
  ['/bioscanner', { feature: 'bioScanner', landing: '/profile-analyzer' }],
  ['/photoanalyzer', { feature: 'photoAnalyzer', landing: '/photo-analyzer' }],
  // Without the feature it shows a preview.
  ['/datecoach', { landing: '/date-prep' }],
])('Each tool’s page is for members with its feature: %s', (path, more) => {
  expect(loadRouteTable().find(path)?.route).toMatchObject({ guard: 'member', ...more });
});

test('Without messages left ChatPad leads to the upgrade page for credits; until that exists ChatPad shows a message itself', () => {
  const pad = { guard: 'member', feature: 'chatPad', needsCredit: true } as const;
  const empty = planOf('free', 0);
  expect(ask(pad, member, empty, existing('/upgrade-required'))).toMatchObject({
    state: { feature: 'chatPad', reason: 'credits' },
  });
  expect(ask(pad, member, empty)).toEqual({ kind: 'show' });
});

test('A count from before the messages refreshed does not lock a member out of ChatPad', () => {
  const empty = planOf('free', 0);
  const yesterdays = (nextRefreshTime: string) =>
    ask(
      { guard: 'member', feature: 'chatPad', needsCredit: true },
      member,
      withRefresh(nextRefreshTime),
      existing('/upgrade-required'),
    );
  const withRefresh = (nextRefreshTime: string) => ({
    ...empty,
    features: { ...empty.features, chatPad: { ...empty.features.chatPad, nextRefreshTime } },
  });
  expect(yesterdays(new Date(Date.now() - 1000).toISOString())).toEqual({ kind: 'show' });
  expect(yesterdays(new Date(Date.now() + 60_000).toISOString())).toMatchObject({ state: { reason: 'credits' } });
});

test('While the plan loads, a tool of every plan is shown and any other one waits', () => {
  const reading = { ...planOf('free'), loading: true };
  expect(ask({ guard: 'member', feature: 'chatPad' }, member, reading)).toEqual({ kind: 'show' });
  expect(ask({ guard: 'member', feature: 'dateCoach' }, member, reading)).toEqual({ kind: 'wait' });
});

import type { RouteCard } from '@datewright/contracts/registry/card';
import { pagePath } from '../src/host/page-path.ts';
import type { RemoteRoute } from '../src/host/route-table.ts';

const cards: Record<string, Pick<RouteCard, 'path' | 'guard'>> = {
  '/blog/first-date': { path: '/blog/:id', guard: 'open' },
  '/blog/admin/7f3a': { path: '/blog/admin/:id', guard: 'admin' },
  '/things/of/anna': { path: '/things/*', guard: 'member' },
};
const find = (path: string) => (cards[path] ? ({ route: cards[path] } as RemoteRoute) : null);

test.each([
  ['/blog/first-date', '/blog/first-date'],
  ['/blog/admin/7f3a', '/blog/admin/:id'],
  ['/things/of/anna', '/things'],
  ['/anna-kovacs', '/other'],
])("Events name %s as %s: without ids of members' pages and without typed addresses", (path, named) => {
  expect(pagePath({ find }, path)).toBe(named);
});

import { type Composition, composition } from '@datewright/contracts/registry/get-composition';
import { z } from '@datewright/contracts/zod';
import { createRouteTable } from '../src/host/route-table.ts';

const card = (name: string, paths: string[], navigation: object[] = [], more: object = {}) => ({
  card: {
    name,
    owner: 'team',
    version: '1.0.0',
    routes: paths.map((path) => ({ path, title: path, guard: 'open' })),
    navigation,
    needs: { sdk: '^1.0.0' },
    budget: { brotliKb: 60 },
    ...more,
  },
  base: '',
  manifest: '',
  entry: '',
  integrity: {},
  preload: [],
});

const routes = createRouteTable(
  z.parse(composition, {
    compositionId: 'c',
    remotes: [
      card('mfe_blog', ['/blog', '/blog/:id', '/blog/admin'], [], {
        moved: [
          { from: '/news', to: '/blog' },
          { from: '/stories', to: '/case-studies' },
        ],
      }),
      card(
        'mfe_tools',
        ['/chatpad'],
        [
          { menu: 'products', label: 'Second', path: '/chatpad', order: 2 },
          { menu: 'products', label: 'First', path: '/blog', order: 1 },
          { menu: 'products', label: 'Members', path: '/chatpad', audience: 'member', order: 3 },
          { menu: 'products', label: 'Not built', path: '/photoanalyzer', order: 0 },
        ],
      ),
    ],
  }) as Composition,
);

test('A fixed path wins over a path with a parameter', () => {
  expect(routes.find('/blog/admin')?.route.path).toBe('/blog/admin');
  expect(routes.find('/blog/one')?.route.path).toBe('/blog/:id');
  expect(routes.find('/blog/one/two')).toBeNull();
});

test('Query and fragment do not affect whether a page exists', () => {
  expect(routes.has('/chatpad?x=1#y')).toBe(true);
  expect(routes.has('/pricing?checkout=pro')).toBe(false);
});

test('A menu shows the pages that exist, in order, to the right audience', () => {
  expect(routes.menu('products', false).map(({ label }) => label)).toEqual(['First', 'Second']);
  expect(routes.menu('products', true).map(({ label }) => label)).toEqual(['First', 'Second', 'Members']);
});

test.each([
  ['/news', '/blog'],
  ['/News/', '/blog'],
  ['/stories', null],
  ['/blog', null],
  ['/constructor', null],
])('The old address %s redirects to %s', (path, target) => {
  expect(routes.findRedirect(path)).toBe(target);
});

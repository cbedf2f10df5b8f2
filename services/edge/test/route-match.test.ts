import { routeMatches } from '../src/shell/route-match.ts';

test.each([
  ['/', '/', true],
  ['/login', '/login/', true],
  ['/login', '/Login', true],
  ['/login', '/login/x', false],
  ['/blog/:id', '/blog/one', true],
  ['/blog/:id', '/blog', false],
  ['/docs/*', '/docs', true],
  ['/docs/*', '/docs/a/b', true],
  ['/docs/*', '/doc', false],
  ['/a.c', '/abc', false],
])('The route %s and the path %s: %j', (route, path, matches) => {
  expect(routeMatches(route, path)).toBe(matches);
});

test('A route of thirty stars is matched as fast as any, however long the path is', () => {
  const started = performance.now();
  for (const route of ['/*'.repeat(30), `${'/:x'.repeat(30)}/end`]) routeMatches(route, '/a'.repeat(20_000));
  expect(performance.now() - started).toBeLessThan(200);
});

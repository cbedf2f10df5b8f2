import { matchesRoute } from '../src/pages/matches-route.ts';

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
  expect(matchesRoute(route, path)).toBe(matches);
});

test('A route of thirty wildcards matches in linear time: backtracking would never end', () => {
  const path = '/a'.repeat(20_000);
  expect(matchesRoute('/*'.repeat(30), path)).toBe(true);
  expect(matchesRoute(`${'/:x'.repeat(30)}/end`, path)).toBe(false);
});

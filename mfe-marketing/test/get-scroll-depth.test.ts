import { getScrollDepth } from '../src/features/site/lib/get-scroll-depth.ts';

test.each([
  [0, 2000, 1000, 0],
  [500, 2000, 1000, 50],
  [1000, 2000, 1000, 100],
  [1200, 2000, 1000, 100],
  [0, 800, 1000, 0],
])('A scroll of %s of %s in a window of %s is %s percent', (scrollY, page, window, share) => {
  expect(getScrollDepth(scrollY, page, window)).toBe(share);
});

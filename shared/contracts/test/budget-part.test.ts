import { getBudgetPart } from '../src/registry/budget-part.ts';

test.each([
  ['entry.js', 'pages'],
  ['static/js/async/page.1a2b.js', 'pages'],
  ['static/js/async/admin-posts.1a2b.js', 'admin'],
  ['administration/page.js', 'pages'],
  ['static/css/page.css', null],
  ['workers/read-photo.js', null],
  ['server/entry.js', null],
])('%s counts towards %s', (path, part) => {
  expect(getBudgetPart(path)).toBe(part);
});

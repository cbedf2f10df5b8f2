import { limitNesting } from '../src/rules/limit-nesting.ts';

test.each(['>', '> ', '+ ', '1. ', '> - '])(
  'Keeps twelve markers of 50,000 characters of “%s”, and the text',
  (opener) => {
    const bounded = limitNesting(`${opener.repeat(50_000 / opener.length)} here`);
    expect(bounded.match(/>|[-+]|1\./g)).toHaveLength(12);
    expect(bounded).toMatch(/ here$/);
  },
);

test('Leaves the Markdown of ordinary posts unchanged', () => {
  const post =
    '# Title\n\n> a quote\n> > in a quote\n\n- one\n  - two\n    1. three\n\n---\n\n-5 degrees, 1.5 km, > more\n\n```\nx > y\n```';
  expect(limitNesting(post)).toBe(post);
});

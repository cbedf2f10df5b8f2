import { readPages } from '../src/read-pages.ts';

test('A list is read in its order, each page with the cursor of the one before', async () => {
  const answers = new Map([
    [undefined, { items: [1, 2], earlier: 'b' }],
    ['b', { items: [3], earlier: 'c' }],
    ['c', { items: [4], earlier: null }],
  ]);
  const asked: (string | undefined)[] = [];
  const pages = await readPages(async (before) => {
    asked.push(before);
    return answers.get(before) ?? { items: [], earlier: null };
  });
  expect(asked).toEqual([undefined, 'b', 'c']);
  expect(pages.flatMap(({ items }) => items)).toEqual([1, 2, 3, 4]);
});

test('An answer without a cursor, as of an earlier release, is the whole list', async () => {
  const pages = await readPages(async (): Promise<{ items: number[]; earlier?: string }> => ({ items: [1] }));
  expect(pages).toEqual([{ items: [1] }]);
});

import { takeNewestWithinLimit } from '../src/ai/ai-prompt.ts';

test('Limits the earlier answers in a prompt and keeps the newest', () => {
  const texts = Array.from({ length: 20 }, (_, at) => `${at} `.padEnd(1000, 'x'));
  const fitting = takeNewestWithinLimit(texts);
  expect(fitting).toHaveLength(8);
  expect(fitting.at(-1)).toBe(texts.at(-1));
  expect(fitting.join('').length).toBeLessThanOrEqual(8000);
  expect(takeNewestWithinLimit([])).toEqual([]);
  expect(takeNewestWithinLimit(['x'.repeat(9000)])).toEqual([]);
});

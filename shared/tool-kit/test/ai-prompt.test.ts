import { takeNewestWithinLimit } from '../src/ai/ai-prompt.ts';

test('What must not come again takes no more than its part of a prompt, the newest first of all', () => {
  const texts = Array.from({ length: 20 }, (_, at) => `${at} `.padEnd(1000, 'x'));
  const fitting = takeNewestWithinLimit(texts);
  expect(fitting).toHaveLength(8);
  expect(fitting.at(-1)).toBe(texts.at(-1));
  expect(fitting.join('').length).toBeLessThanOrEqual(8000);
  expect(takeNewestWithinLimit([])).toEqual([]);
  expect(takeNewestWithinLimit(['x'.repeat(9000)])).toEqual([]);
});

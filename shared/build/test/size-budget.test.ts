import { assertBudget } from '../src/size-budget.ts';

test('A remote within its budget reports its size', () => {
  expect(assertBudget('mfe_try', 59_900, 60)).toBeCloseTo(59.9);
});

test('A remote above its budget fails its build with one sentence', () => {
  expect(() => assertBudget('mfe_try', 61_200, 60)).toThrow('mfe_try weighs 61.2 KB in brotli and its budget is 60 KB');
});

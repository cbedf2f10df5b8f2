import { newcombe, wilson } from '../src/numbers/intervals.ts';

const rounded = ({ low, high }: { low: number; high: number }) => [low, high].map((bound) => Number(bound.toFixed(4)));

test('Intervals are those that the papers print', () => {
  expect(rounded(wilson(81, 263))).toEqual([0.2553, 0.3662]);
  expect(rounded(wilson(15, 148))).toEqual([0.0624, 0.1605]);
  expect(rounded(wilson(0, 20))).toEqual([0, 0.1611]);
  expect(rounded(wilson(1, 29))).toEqual([0.0061, 0.1718]);
  expect(rounded(newcombe(wilson(48, 80), wilson(56, 70)))).toEqual([0.0524, 0.3339]);
  expect(rounded(newcombe(wilson(3, 10), wilson(9, 10)))).toEqual([0.1705, 0.809]);
});

test('Of nothing nothing is known', () => {
  expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
});

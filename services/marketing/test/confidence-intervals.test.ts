import { newcombeInterval, wilsonInterval } from '../src/rules/analytics/confidence-intervals.ts';

const rounded = ({ low, high }: { low: number; high: number }) => [low, high].map((bound) => Number(bound.toFixed(4)));

test('Computes the intervals printed in the papers', () => {
  expect(rounded(wilsonInterval(81, 263))).toEqual([0.2553, 0.3662]);
  expect(rounded(wilsonInterval(15, 148))).toEqual([0.0624, 0.1605]);
  expect(rounded(wilsonInterval(0, 20))).toEqual([0, 0.1611]);
  expect(rounded(wilsonInterval(1, 29))).toEqual([0.0061, 0.1718]);
  expect(rounded(newcombeInterval(wilsonInterval(48, 80), wilsonInterval(56, 70)))).toEqual([0.0524, 0.3339]);
  expect(rounded(newcombeInterval(wilsonInterval(3, 10), wilsonInterval(9, 10)))).toEqual([0.1705, 0.809]);
});

test('Knows nothing without a visit', () => {
  expect(wilsonInterval(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
});

import { randomBytes } from 'node:crypto';
import { choosePairs, type Pair } from '../src/friends/pairs.ts';

const linkIds = Array.from({ length: 40 }, () => randomBytes(12).toString('base64url'));
const nameOf = ([a, b]: Pair) => `${Math.min(a, b)} ${Math.max(a, b)}`;

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'With %i photos, each is in as many pairs as any other, or in one more',
  (photos) => {
    const all = (photos * (photos - 1)) / 2;
    for (const linkId of linkIds) {
      const pairs = choosePairs(linkId, photos);
      expect(pairs).toHaveLength(Math.min(12, all));
      expect(new Set(pairs.map(nameOf)).size).toBe(pairs.length);
      const seen = Array.from({ length: photos }, (_, place) => pairs.filter((pair) => pair.includes(place)).length);
      expect(Math.max(...seen) - Math.min(...seen)).toBeLessThanOrEqual(1);
      const lefts = Array.from({ length: photos }, (_, place) => pairs.filter(([left]) => left === place).length);
      for (const [place, count] of lefts.entries())
        expect(Math.abs(2 * count - (seen[place] ?? 0))).toBeLessThanOrEqual(3);
      expect(choosePairs(linkId, photos)).toEqual(pairs);
    }
  },
);

test('Two links ask in different orders, and no photo always comes first', () => {
  const asked = linkIds.map((linkId) => choosePairs(linkId, 10));
  expect(new Set(asked.map((pairs) => JSON.stringify(pairs))).size).toBeGreaterThan(30);
  expect(new Set(asked.map(([first]) => first?.[0])).size).toBeGreaterThan(3);
});

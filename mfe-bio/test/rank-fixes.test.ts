import fc from '@datewright/testkit/properties';
import { rankFixes } from '../src/features/saved/lib/rank-fixes.ts';

test('Three fixes at most are shown, the most points first, and none that brings none', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 20 }).map((points) => ({ points }))), (fixes) => {
      const shown = rankFixes(fixes).map(({ points }) => points);
      const gains = fixes.map(({ points }) => points).filter((points) => points > 0);
      expect(shown).toEqual(gains.sort((one, other) => other - one).slice(0, 3));
    }),
  );
});

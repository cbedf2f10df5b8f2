import fc from '@datewright/testkit/properties';
import { listFixes } from '../src/scoring/list-fixes.ts';
import { scoreOrNull } from '../src/scoring/score-text.ts';
import { ratedBios } from './bios/all.ts';

function fixesOf(text: string) {
  const score = scoreOrNull(text);
  return score ? listFixes(text, score) : [];
}

test('All slips of language are corrected by one fix, capitals after corrected words included', () => {
  const [fix] = fixesOf('sziasztok! naggyon fontos az öszinteség, es szeretek fozni. irj ha teccik a profilom');
  expect(fix).toMatchObject({
    kind: 'correct',
    bio: 'Sziasztok! Nagyon fontos az őszinteség, és szeretek főzni. Írj ha tetszik a profilom',
  });
});

test('A sentence that sends people away is cut; of one that also earns points, only the clause', () => {
  const kept =
    'I bake, I climb at the Castle wall every Wednesday and I own too many plants. Two cats, one piano, no car.';
  expect(fixesOf(`${kept} No drama, no games.`)).toEqual([
    expect.objectContaining({ kind: 'cut', words: 'No drama, no games.', bio: kept }),
  ]);
  expect(
    fixesOf('Vet in Norwich. I adopted a greyhound called Nina, so no drama please. What should we cook?'),
  ).toEqual([
    expect.objectContaining({
      kind: 'cut',
      words: 'so no drama please.',
      bio: 'Vet in Norwich. I adopted a greyhound called Nina. What should we cook?',
    }),
  ]);
  expect(
    fixesOf('When I am not at the Castle wall in Norwich, no drama please. Vet, with a greyhound called Nina.'),
  ).toEqual([]);
});

test('Every fix of every rated bio raises the score by what it says, and no two say the same', () => {
  for (const { text } of ratedBios) {
    const score = scoreOrNull(text)?.score ?? 0;
    const fixes = fixesOf(text);
    for (const { bio, points } of fixes) expect((scoreOrNull(bio)?.score ?? 0) - score).toBe(points);
    expect(fixes.every(({ points }) => points > 0)).toBe(true);
    expect(fixes.map(({ points }) => points)).toEqual(fixes.map(({ points }) => points).sort((a, b) => b - a));
    expect(new Set(fixes.map(({ bio }) => bio)).size).toBe(fixes.length);
    expect(fixes.length).toBeLessThanOrEqual(3);
  }
});

test('Applying a fix that is shown never lowers the score of any text, and brings what it says', () => {
  const pieces = ratedBios.flatMap(({ text }) => text.split(/(?<=[\s.,!?])/));
  const jumble = fc.array(fc.constantFrom(...pieces), { minLength: 8, maxLength: 50 }).map((some) => some.join(''));
  fc.assert(
    fc.property(jumble, (text) => {
      const score = scoreOrNull(text)?.score ?? 0;
      for (const { bio, points } of fixesOf(text)) {
        expect(points).toBeGreaterThan(0);
        expect(scoreOrNull(bio)?.score).toBe(score + points);
      }
    }),
    { numRuns: 60 },
  );
});

test('Any text has fixes or none, and applying the first of them again and again ends', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ratedBios.map(({ text }) => text)), { maxLength: 3 }), (texts) => {
      let bio = texts.join(' ');
      for (let tries = 0; tries < 40; tries++) {
        const [fix] = fixesOf(bio);
        if (!fix) return;
        bio = fix.bio;
      }
      throw new Error(bio);
    }),
    { numRuns: 20 },
  );
});

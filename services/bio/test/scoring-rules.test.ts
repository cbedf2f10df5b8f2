import { bioParts, bioRules } from '@datewright/contracts/bio/rules';
import { englishCliches } from '../src/scoring/lexicon/en/cliches.ts';
import { englishFunctionWords, hungarianFunctionWords } from '../src/scoring/lexicon/function-words.ts';
import { hungarianCliches } from '../src/scoring/lexicon/hu/cliches.ts';
import { wordCorrections } from '../src/scoring/lexicon/word-corrections.ts';
import { scoredParts } from '../src/scoring/scored-parts.ts';

const lines = (list: string): string[] => list.trim().split('\n');

test('the code has every rule of the contract in its part, and no other', () => {
  const rules = scoredParts.flatMap(({ part, rules: some }) => some.map(({ id }) => [id, part]));
  expect(rules.sort()).toEqual(Object.entries(bioRules).sort());
  expect(scoredParts.map(({ part }) => part)).toEqual(Object.keys(bioParts));
});

test('every part can give all its points', () => {
  for (const { part, rules } of scoredParts) {
    const most = rules.map((rule) =>
      'findSpans' in rule ? rule.points * rule.maxSpans : Math.max(...rule.steps.map(([, points]) => points)),
    );
    expect([
      part,
      most.filter((points) => points > 0).reduce((sum, points) => sum + points, 0) >= bioParts[part],
    ]).toEqual([part, true]);
  }
});

test('the lists are long enough to be useful', () => {
  expect(lines(englishCliches).length).toBeGreaterThanOrEqual(60);
  expect(lines(hungarianCliches).length).toBeGreaterThanOrEqual(50);
  expect(wordCorrections.en.size).toBeGreaterThanOrEqual(150);
  expect(wordCorrections.hu.size).toBeGreaterThanOrEqual(200);
});

test('no misspelled word is a function word that detects the language, except Hungarian without accents', () => {
  for (const word of wordCorrections.en.keys()) expect(hungarianFunctionWords.has(word)).toBe(false);
  for (const word of wordCorrections.hu.keys()) expect(englishFunctionWords.has(word)).toBe(false);
});

test('the correction of a misspelled word is not misspelled itself', () => {
  for (const list of Object.values(wordCorrections)) {
    for (const [wrong, { meant }] of list) {
      expect(meant).not.toBe('');
      for (const word of meant.toLowerCase().split(' '))
        expect([wrong, word, list.has(word)]).toEqual([wrong, word, false]);
    }
  }
});

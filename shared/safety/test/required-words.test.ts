import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { createWordsPattern, toPatternSource } from '../src/moderation/rule.ts';
import { createRuleIndex } from '../src/moderation/rule-index.ts';
import { ruleSets } from '../src/moderation/rule-sets.ts';

const parser = new RegExpParser({ ecmaVersion: 2024 });

/** A text that a part of a pattern matches, chosen by `pick`. */
function sampleOf(node: AST.Element | AST.Alternative | AST.Pattern, pick: (most: number) => number): string {
  switch (node.type) {
    case 'Character':
      return String.fromCodePoint(node.value);
    case 'CharacterClass': {
      const [first] = node.elements;
      if (first?.type === 'Character') return String.fromCodePoint(first.value);
      return first?.type === 'CharacterClassRange' ? String.fromCodePoint(first.min.value + pick(2)) : '';
    }
    case 'CharacterSet':
      return '1';
    case 'Pattern':
    case 'Group': {
      const chosen = node.alternatives[pick(node.alternatives.length)];
      return chosen ? sampleOf(chosen, pick) : '';
    }
    case 'Alternative':
      return node.elements.map((one) => sampleOf(one, pick)).join('');
    case 'Quantifier': {
      const times = node.min + pick(2);
      return Array.from({ length: Math.min(times, node.max) }, () => sampleOf(node.element, pick)).join('');
    }
    default:
      return '';
  }
}

/** A deterministic random number generator. */
function picker(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * most);
  };
}

test('Every sentence that a pattern matches has one of its required words', () => {
  const index = createRuleIndex(ruleSets);
  const missed: string[] = [];
  let matched = 0;
  for (const [, texts] of ruleSets) {
    for (const source of texts.flatMap(({ matches }) => matches).map(toPatternSource)) {
      const ast = parser.parsePattern(source);
      for (let seed = 1; seed <= 25; seed++) {
        const sentence = sampleOf(ast, picker(seed * 7919))
          .replace(/ +/g, ' ')
          .trim();
        if (!createWordsPattern([source]).test(sentence)) continue;
        matched++;
        const found = [...index.candidates(sentence).values()].flat().some((pattern) => pattern.test(sentence));
        if (!found) missed.push(`${sentence} — ${source.slice(0, 80)}`);
      }
    }
  }
  expect(missed).toEqual([]);
  expect(matched).toBeGreaterThan(10_000);
});

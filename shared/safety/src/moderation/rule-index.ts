import type { ModerationCategory } from '@datewright/contracts/moderation';
import { getKindOfReason } from './kind-of-reason.ts';
import { findRequiredWords } from './required-words.ts';
import { createWordsPattern, type RuleDefinition, type RuleLanguage, toPatternSource } from './rule.ts';

/** A rule whose patterns are compiled when they are first needed. */
export interface Rule extends Pick<RuleDefinition, 'reason' | 'author' | 'places'> {
  language: RuleLanguage;
  /** Rules are tried in this order; the first match decides. */
  order: number;
  isMeantOtherwise(sentence: string): boolean;
}

export interface Pattern {
  rule: Rule;
  test(sentence: string): boolean;
}

/** Compiles on first use, because few patterns are ever used. */
function createLazyMatcher(source: () => RegExp): (sentence: string) => boolean {
  let compiled: RegExp | undefined;
  return (sentence) => {
    compiled ??= source();
    return compiled.test(sentence);
  };
}

function createRule({ reason, unless, author, places }: RuleDefinition, language: RuleLanguage, order: number): Rule {
  const isMeantOtherwise = unless
    ? createLazyMatcher(() => createWordsPattern(unless.map(toPatternSource)))
    : () => false;
  return { reason, author, places, language, order, isMeantOtherwise };
}

/** Length of the prefixes by which word beginnings are looked up. */
const prefixLength = 3;

/** For each kind, the patterns for which the sentence has a required word. */
export type Candidates = ReadonlyMap<ModerationCategory, readonly Pattern[]>;

/** All rules by the words that their patterns require, so few patterns have to be tried. */
export interface RuleIndex {
  candidates(sentence: string): Candidates;
}

export function createRuleIndex(books: readonly (readonly [RuleLanguage, readonly RuleDefinition[]])[]): RuleIndex {
  const byWord = new Map<string, Pattern[]>();
  const byBeginning = new Map<string, { word: string; pattern: Pattern }[]>();
  const always: Pattern[] = [];
  const put = <Kept>(map: Map<string, Kept[]>, key: string, one: Kept) => {
    const kept = map.get(key);
    if (kept) kept.push(one);
    else map.set(key, [one]);
  };

  let order = 0;
  for (const [language, texts] of books) {
    for (const text of texts) {
      const rule = createRule(text, language, order++);
      for (const source of text.matches.map(toPatternSource)) {
        const pattern = { rule, test: createLazyMatcher(() => createWordsPattern([source])) };
        const required = findRequiredWords(source);
        if (!required) always.push(pattern);
        for (const { word, isBeginning } of required ?? []) {
          if (isBeginning) put(byBeginning, word.slice(0, prefixLength), { word, pattern });
          else put(byWord, word, pattern);
        }
      }
    }
  }

  function patternsFor(sentence: string): Set<Pattern> {
    const found = new Set<Pattern>(always);
    for (const word of sentence.split(' ')) {
      for (const pattern of byWord.get(word) ?? []) found.add(pattern);
      for (const known of byBeginning.get(word.slice(0, prefixLength)) ?? []) {
        if (word.startsWith(known.word)) found.add(known.pattern);
      }
    }
    return found;
  }

  return {
    candidates(sentence) {
      const byKind = new Map<ModerationCategory, Pattern[]>();
      for (const pattern of patternsFor(sentence)) put(byKind, getKindOfReason(pattern.rule.reason), pattern);
      return byKind;
    },
  };
}

/** The first rule in order that matches a sentence and that `applies` admits. */
export function findFirstMatch(
  patterns: readonly Pattern[],
  sentence: string,
  applies: (rule: Rule) => boolean,
): Rule | undefined {
  let first: Rule | undefined;
  for (const { rule, test } of patterns) {
    if (first && first.order <= rule.order) continue;
    if (applies(rule) && test(sentence) && !rule.isMeantOtherwise(sentence)) first = rule;
  }
  return first;
}

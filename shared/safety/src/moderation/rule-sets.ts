import type { RuleDefinition, RuleLanguage } from './rule.ts';
import { english } from './rules/en/index.ts';
import { hungarian } from './rules/hu/index.ts';
import { french, german, italian, spanish } from './rules/other-languages.ts';

/** All rules by language. */
export const ruleSets: readonly (readonly [RuleLanguage, readonly RuleDefinition[]])[] = [
  ['en', english],
  ['hu', hungarian],
  ['de', german],
  ['es', spanish],
  ['fr', french],
  ['it', italian],
];

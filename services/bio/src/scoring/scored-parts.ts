import type { ScorePart } from './rule.ts';
import { balance } from './rules/balance.ts';
import { concrete } from './rules/concrete.ts';
import { hook } from './rules/hook.ts';
import { language } from './rules/language.ts';
import { length } from './rules/length.ts';
import { originality } from './rules/originality.ts';
import { positivity } from './rules/positivity.ts';
import { tone } from './rules/tone.ts';

/** In the order in which a member reads them. */
export const scoredParts: readonly ScorePart[] = [
  length,
  language,
  concrete,
  originality,
  balance,
  positivity,
  hook,
  tone,
];

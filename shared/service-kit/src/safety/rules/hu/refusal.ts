import type { RuleText } from '../../rule.ts';

export const refusal: RuleText[] = [];

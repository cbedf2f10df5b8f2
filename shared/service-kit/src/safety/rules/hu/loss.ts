import type { RuleText } from '../../rule.ts';

export const loss: RuleText[] = [];

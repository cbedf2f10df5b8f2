import type { RuleText } from '../../rule.ts';

export const fraud: RuleText[] = [];

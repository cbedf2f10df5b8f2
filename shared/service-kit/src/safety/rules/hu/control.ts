import type { RuleText } from '../../rule.ts';

export const control: RuleText[] = [];

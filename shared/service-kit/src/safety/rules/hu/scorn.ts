import type { RuleText } from '../../rule.ts';

export const scorn: RuleText[] = [];

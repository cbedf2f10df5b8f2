import type { Area } from '@datewright/contracts/photo/area';
import type { Fact } from '@datewright/contracts/photo/facts';
import { type FactId, type PhotoRule, photoRules } from '@datewright/contracts/photo/rules';
import { rounded } from './rounded.ts';

/** What was measured, by its rule; `value` null: it could not be. */
export function factOf(id: FactId, value: number | null, area: Area | null = null): Fact {
  if (value === null) return { id, value: 0, verdict: 'unsure', area: null };
  return { id, value: rounded(value), verdict: verdictOf(photoRules[id], value), area };
}

function verdictOf({ careful, bad, better }: PhotoRule, value: number): Fact['verdict'] {
  const isBeyond = (bound: number) => (better === 'more' ? value < bound : value > bound);
  if (isBeyond(bad)) return 'bad';
  return isBeyond(careful) ? 'careful' : 'good';
}

/** Ten, less what the facts cost; never below 0. */
export function scoreOf(facts: Fact[]): number {
  let score = 10;
  for (const { id, verdict } of facts) {
    if (verdict === 'careful' || verdict === 'bad') score -= photoRules[id].lost[verdict];
  }
  return Math.max(0, rounded(score));
}

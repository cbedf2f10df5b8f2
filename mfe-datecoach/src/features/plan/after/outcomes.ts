import type { Outcome, Plan } from '@datewright/contracts/datecoach/plan';

export type Went = Outcome['went'];
export type Next = NonNullable<Outcome['next']>;

/** Answers after which something can be chosen to do next. No coaching where it felt wrong. */
export const asksNext: ReadonlySet<Went> = new Set(['great', 'fine', 'not-for-me']);

const wentWell: ReadonlySet<Went> = new Set(['great', 'fine']);

/** Dates from which something may be said: fewer are chance. */
const fewest = 3;

export interface WhatWorked {
  dates: number;
  well: number;
  /** Reminders that helped on more than one date, the most helpful first. */
  reminders: { text: string; times: number }[];
}

/** What the member's own dates say; `null` while they are too few to say anything. */
export function whatWorked(plans: readonly Pick<Plan, 'outcome'>[]): WhatWorked | null {
  const happened = plans.flatMap(({ outcome }) => (outcome && outcome.went !== 'did-not-happen' ? [outcome] : []));
  if (happened.length < fewest) return null;
  const times = new Map<string, number>();
  for (const text of happened.flatMap(({ helped }) => [...new Set(helped)]))
    times.set(text, (times.get(text) ?? 0) + 1);
  return {
    dates: happened.length,
    well: happened.filter(({ went }) => wentWell.has(went)).length,
    reminders: [...times]
      .filter(([, count]) => count > 1)
      .sort(([, a], [, b]) => b - a)
      .map(([text, count]) => ({ text, times: count })),
  };
}

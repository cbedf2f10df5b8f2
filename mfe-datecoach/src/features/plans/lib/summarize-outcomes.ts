import type { DateOutcome, Plan } from '@datewright/contracts/datecoach/plan';

export type OutcomeRating = DateOutcome['went'];
export type NextStep = NonNullable<DateOutcome['next']>;

/** Answers after which something can be chosen to do next. No coaching where it felt wrong. */
export const ratingsWithNextStep: ReadonlySet<OutcomeRating> = new Set(['great', 'fine', 'not-for-me']);

const positiveRatings: ReadonlySet<OutcomeRating> = new Set(['great', 'fine']);

/** Dates from which something may be said: fewer are chance. */
const minDates = 3;

export interface OutcomeSummary {
  dates: number;
  positive: number;
  /** Reminders that helped on more than one date, the most helpful first. */
  reminders: { text: string; times: number }[];
}

/** What the member's own dates say; `null` while they are too few to say anything. */
export function summarizeOutcomes(plans: readonly Pick<Plan, 'outcome'>[]): OutcomeSummary | null {
  const happened = plans.flatMap(({ outcome }) => (outcome && outcome.went !== 'did-not-happen' ? [outcome] : []));
  if (happened.length < minDates) return null;
  const times = new Map<string, number>();
  for (const text of happened.flatMap(({ helped }) => [...new Set(helped)]))
    times.set(text, (times.get(text) ?? 0) + 1);
  return {
    dates: happened.length,
    positive: happened.filter(({ went }) => positiveRatings.has(went)).length,
    reminders: [...times]
      .filter(([, count]) => count > 1)
      .sort(([, a], [, b]) => b - a)
      .map(([text, count]) => ({ text, times: count })),
  };
}

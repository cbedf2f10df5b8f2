import type { DateOutcome, Plan } from '@datewright/contracts/datecoach/plan';

export type OutcomeRating = DateOutcome['went'];
export type NextStep = NonNullable<DateOutcome['next']>;

/** Ratings after which the member may choose a next step. There is none after a date that felt wrong. */
export const ratingsWithNextStep: ReadonlySet<OutcomeRating> = new Set(['great', 'fine', 'not-for-me']);

const positiveRatings: ReadonlySet<OutcomeRating> = new Set(['great', 'fine']);

/** With fewer dates, a summary would reflect chance. */
const minDates = 3;

export interface OutcomeSummary {
  dates: number;
  positive: number;
  /** Reminders that helped on more than one date, most helpful first. */
  reminders: { text: string; times: number }[];
}

/** Summarises the outcomes of the member's dates, or returns `null` when there are too few. */
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

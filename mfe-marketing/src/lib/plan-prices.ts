import { type Plan, plans } from '@datewright/contracts/plans';

const days = { free: 0, weekly: 7, monthly: 30 };
/** Weeks that every month has. */
const weeksOfAnyMonth = 4;

/** What a paid plan costs a day; `null` for the free one. */
export const getPricePerDay = ({ price, tier }: Plan): number | null => (price > 0 ? price / days[tier] : null);

/** After how many weeks the weekly plan has cost more than a month of the monthly one; `null` if no month has as many. */
export function countWeeksUntilMonthlyIsCheaper(): number | null {
  const weeks = Math.floor(plans.monthly.price / plans.weekly.price) + 1;
  return weeks <= weeksOfAnyMonth ? weeks : null;
}

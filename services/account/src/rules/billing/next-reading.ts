import type { Subscription, User } from '../../data/users.ts';

const minute = 60_000;
const usual = 6 * 60 * minute;
const soon = 10 * minute;

/** When to read a member's subscription again if no event tells us to: soon while something is under way. */
export function nextReading({ billing }: Pick<User, 'billing'>, found: Subscription | null, now: number): Date {
  const due = [now + usual];
  if ((billing?.restlessUntil?.getTime() ?? 0) > now) due.push(now + soon);
  if (billing?.withdrawals?.some(({ state }) => state === 'running')) due.push(now + minute);
  for (const at of [found?.periodEnd, found?.paymentDueBy]) {
    if (at && at.getTime() > now) due.push(at.getTime() + minute);
    else if (at) due.push(now + soon);
  }
  return new Date(Math.min(...due));
}

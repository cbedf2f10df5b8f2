import type { Subscription, User } from '../../data/user-model.ts';

const minute = 60_000;
const defaultInterval = 6 * 60 * minute;
const shortInterval = 10 * minute;

/** When to sync a member's subscription again if no event arrives: soon while a change is expected. */
export function nextSyncAt({ billing }: Pick<User, 'billing'>, found: Subscription | null, now: number): Date {
  const due = [now + defaultInterval];
  if ((billing?.restlessUntil?.getTime() ?? 0) > now) due.push(now + shortInterval);
  if (billing?.withdrawals?.some(({ state }) => state === 'running')) due.push(now + minute);
  for (const at of [found?.periodEnd, found?.paymentDueBy]) {
    if (at && at.getTime() > now) due.push(at.getTime() + minute);
    else if (at) due.push(now + shortInterval);
  }
  return new Date(Math.min(...due));
}

import { guaranteeDays } from '@datewright/contracts/plans';
import type { Subscription } from '../../data/users.ts';

const day = 24 * 3600_000;

/** The last moment at which a contract can be withdrawn from: the end of the 14th day after it began, in UTC. */
export function withdrawableUntil({ startedAt }: Pick<Subscription, 'startedAt'>): Date {
  const firstDay = Math.floor(startedAt.getTime() / day) * day;
  return new Date(firstDay + (guaranteeDays + 1) * day - 1);
}

import type { PlanFields } from '@datewright/contracts/datecoach/plan';
import { dayAfter, instantOf } from './zoned-time.ts';

type Timed = Pick<PlanFields, 'day' | 'starts' | 'ends' | 'timeZone' | 'checkIn'>;

/** Milliseconds that a date counts for when nobody said when it ends. */
const usualLength = 2 * 3600_000;

export const startOf = ({ day, starts, timeZone }: Timed) => instantOf(day, starts, timeZone);

/** An end that is no later than the start is on the day after. */
export function endOf(plan: Timed): Date {
  const { day, starts, ends, timeZone } = plan;
  if (ends === null) return new Date(startOf(plan).getTime() + usualLength);
  return instantOf(ends > starts ? day : dayAfter(day), ends, timeZone);
}

/** When a friend expects to hear of the member. */
export const checkInOf = (plan: Timed) =>
  plan.checkIn === null ? null : new Date(startOf(plan).getTime() + plan.checkIn * 60_000);

export const isOver = (plan: Timed, now: number) => endOf(plan).getTime() <= now;

/** Thursday after this day: at `now` in the browser's own zone. */
export function nextThursday(now: Date): string {
  const today = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return dayAfter(today, ((4 - now.getDay() + 6) % 7) + 1);
}
const two = (n: number) => String(n).padStart(2, '0');

const spoken = (options: Intl.DateTimeFormatOptions, timeZone?: string) => {
  try {
    return new Intl.DateTimeFormat('en-GB', { ...options, ...(timeZone && { timeZone }) });
  } catch {
    return new Intl.DateTimeFormat('en-GB', options);
  }
};
const longDay = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** "Thursday 26 November". */
export const dayInWords = ({ day }: Timed) =>
  spoken(longDay, 'UTC')
    .format(Date.parse(`${day}T12:00:00Z`))
    .replace(',', '');

/** "21:00", on the clocks of the plan's zone. */
export const clockAt = (at: Date, { timeZone }: Timed) =>
  spoken({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, timeZone).format(at);

/** Days from the browser's today to the day of the plan. */
export function daysUntil({ day }: Timed, now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((Date.parse(`${day}T00:00:00Z`) - today) / (24 * 3600_000));
}

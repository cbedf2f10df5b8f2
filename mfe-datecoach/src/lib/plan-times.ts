import type { PlanFields } from '@datewright/contracts/datecoach/plan';
import { partOfDay, type TimeSlot, weekday } from '@datewright/contracts/datecoach/playbook-options';
import { addDays, toInstant } from '@datewright/contracts/datecoach/zoned-time';
import { formatDay as formatDate, formatTime } from '@datewright/sdk/dates';
import type { ChatLanguage } from './detect-language.ts';

type PlanTimes = Pick<PlanFields, 'day' | 'starts' | 'ends' | 'timeZone' | 'checkIn'>;

/** Milliseconds, for a date without an end time. */
const defaultDuration = 2 * 3600_000;

export const getStartTime = ({ day, starts, timeZone }: PlanTimes) => toInstant(day, starts, timeZone);

/** An end time not after the start is on the next day. */
export function getEndTime(plan: PlanTimes): Date {
  const { day, starts, ends, timeZone } = plan;
  if (ends === null) return new Date(getStartTime(plan).getTime() + defaultDuration);
  return toInstant(ends > starts ? day : addDays(day), ends, timeZone);
}

/** The time at which a friend expects a message, or `null` without a check-in. */
const getCheckInTime = (plan: PlanTimes) =>
  plan.checkIn === null ? null : new Date(getStartTime(plan).getTime() + plan.checkIn * 60_000);

export const hasEnded = (plan: PlanTimes, now: number) => getEndTime(plan).getTime() <= now;

/** When each part of the day begins. */
const partStarts = ['05:00', '11:00', '14:00', '17:00', '21:00'];

/** All that a playbook needs to know of when the date is. Before the first part of a day it is still last night. */
export function toTimeSlot({ day, starts }: Pick<PlanFields, 'day' | 'starts'>): TimeSlot {
  const part = partOfDay.options[partStarts.findLastIndex((from) => from <= starts)];
  const daysSinceMonday = (new Date(`${part ? day : addDays(day, -1)}T12:00:00Z`).getUTCDay() + 6) % 7;
  return { weekday: weekday.options[daysSinceMonday] ?? null, partOfDay: part ?? 'late-evening' };
}

/** The first Thursday after today, in the browser's time zone. */
export const nextThursday = (now: Date) => addDays(toLocalDay(now), ((4 - now.getDay() + 6) % 7) + 1);

/** The day in the browser's time zone, such as `2026-12-01`. */
export const toLocalDay = (at: Date) =>
  `${at.getFullYear()}-${padTwoDigits(at.getMonth() + 1)}-${padTwoDigits(at.getDate())}`;
const padTwoDigits = (n: number) => String(n).padStart(2, '0');

/** Formats a day as "Thursday, November 26", or in Hungarian as "november 26., csütörtök". */
export const formatDay = ({ day }: PlanTimes, language: ChatLanguage = 'en') =>
  formatDate(day, language === 'hu' ? 'hu-HU' : 'en-US');

/** Formats day and times as "Thursday, November 26, 7 PM–9 PM". */
export const formatDayAndTimes = (plan: PlanTimes) =>
  `${formatDay(plan)}, ${[plan.starts, ...(plan.ends ? [plan.ends] : [])].map((time) => formatTime(time)).join('–')}`;

/** The check-in time in the plan's time zone as "21:00", or in the browser's where that is unknown. */
export function getCheckInClock(plan: PlanTimes): string | null {
  const at = getCheckInTime(plan);
  if (at === null) return null;
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const { timeZone } = plan;
  try {
    return at.toLocaleTimeString('en-GB', { ...options, ...(timeZone && { timeZone }) });
  } catch {
    return at.toLocaleTimeString('en-GB', options);
  }
}

/** The check-in time for the member to read. */
export function formatCheckIn(plan: PlanTimes): string | null {
  const clock = getCheckInClock(plan);
  return clock && formatTime(clock);
}

/** Days from today, in the browser's time zone, to the day of the plan. */
export function daysUntil({ day }: PlanTimes, now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((Date.parse(`${day}T00:00:00Z`) - today) / (24 * 3600_000));
}

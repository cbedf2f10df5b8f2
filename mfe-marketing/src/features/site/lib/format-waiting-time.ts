import { formatTime } from '@datewright/sdk/dates';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export interface WaitingTimes {
  now: string;
  minutes: (count: number) => string;
  hours: (count: number) => string;
  days: (count: number) => string;
}

/** From here on, a weekday alone would be taken for the next one. */
const week = 6 * day;

/** "Thursday, 7 PM", with its date where the weekday alone is not enough. */
function formatMoment(at: Date, hasDate: boolean): string {
  const day = at.toLocaleDateString('en-US', {
    weekday: 'long',
    ...(hasDate && { month: 'long', day: 'numeric' }),
  });
  return `${day}, ${formatTime(`${at.getHours()}:${at.getMinutes()}`)}`;
}

/** How long something has waited, or when it takes place. */
export function formatWaitingTime(at: string, now: number, words: WaitingTimes): string {
  const waited = now - Date.parse(at);
  if (waited < 0) return formatMoment(new Date(at), waited <= -week);
  if (waited < minute) return words.now;
  if (waited < hour) return words.minutes(Math.floor(waited / minute));
  return waited < day ? words.hours(Math.floor(waited / hour)) : words.days(Math.floor(waited / day));
}

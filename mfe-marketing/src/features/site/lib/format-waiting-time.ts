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
const formatDay = new Intl.DateTimeFormat('en-GB', { weekday: 'long', hour: '2-digit', minute: '2-digit' });

const formatDate = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** How long something has waited, or when it takes place. */
export function formatWaitingTime(at: string, now: number, words: WaitingTimes): string {
  const waited = now - Date.parse(at);
  if (waited < 0) return (waited > -week ? formatDay : formatDate).format(new Date(at));
  if (waited < minute) return words.now;
  if (waited < hour) return words.minutes(Math.floor(waited / minute));
  return waited < day ? words.hours(Math.floor(waited / hour)) : words.days(Math.floor(waited / day));
}

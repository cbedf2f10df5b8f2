const daySeconds = 24 * 60 * 60;

interface Recurrence {
  interval: string;
  interval_count: number;
}

/** `count` months after `anchor`, on the anchor's day or, in a shorter month, on its last day. */
function monthsAfter(anchor: number, count: number): number {
  const start = new Date(anchor * 1000);
  const first = new Date(start);
  first.setUTCDate(1);
  first.setUTCMonth(start.getUTCMonth() + count);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return Math.floor(first.getTime() / 1000);
}

/** The `count`-th boundary after `anchor`; the anchor itself is number 0. */
export function periodBoundary(anchor: number, { interval, interval_count }: Recurrence, count: number): number {
  const steps = interval_count * count;
  if (interval === 'day') return anchor + steps * daySeconds;
  if (interval === 'week') return anchor + steps * 7 * daySeconds;
  return monthsAfter(anchor, interval === 'year' ? steps * 12 : steps);
}

/** The first boundary later than `after`. */
export function nextPeriodBoundary(anchor: number, rhythm: Recurrence, after: number): number {
  const roughDays = { day: 1, week: 7, month: 31, year: 366 }[rhythm.interval] ?? 31;
  let count = Math.max(0, Math.floor((after - anchor) / (roughDays * rhythm.interval_count * daySeconds)) - 1);
  while (periodBoundary(anchor, rhythm, count) <= after) count++;
  return periodBoundary(anchor, rhythm, count);
}

export const days = (count: number) => count * daySeconds;
export const hours = (count: number) => count * 60 * 60;

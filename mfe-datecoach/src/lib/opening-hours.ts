import { formatTime } from '@datewright/sdk/dates';

const dayCodes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
/** A Monday. */
const firstDay = Date.UTC(2024, 0, 1);
const day = 24 * 3600_000;

const days = `(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:-(?:Mo|Tu|We|Th|Fr|Sa|Su))?`;
const span = String.raw`\d{1,2}:\d{2}-\d{1,2}:\d{2}`;
const rule = new RegExp(`^(${days}(?:,\\s?${days})*)?\\s*(${span}(?:,\\s?${span})*|off|closed)$`);
/** Public and school holidays, which say nothing about an ordinary day. */
const holidayRule = /^(?:PH|SH)(?:,\s?(?:PH|SH))*(?:\s|$)/;
const holidayDay = /,\s?(?:PH|SH)\b|\b(?:PH|SH),\s?/g;

export interface OpeningHoursCopy {
  always: string;
  daily: string;
  closed: string;
}

/** One rule as it is written. */
interface Rule {
  /** Without days it holds daily. */
  daySpans: string | undefined;
  /** Times of day, or that it is closed. */
  times: string;
}

/** The rules for ordinary days, `always`, or `null` for hours with rules of another kind, such as seasons. */
function parseHours(tagged: string): Rule[] | 'always' | null {
  if (/^\s*24\/7\s*$/.test(tagged)) return 'always';
  const rules = tagged
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !holidayRule.test(one))
    .map((one) => rule.exec(one.replace(holidayDay, '')));
  if (rules.length === 0 || rules.includes(null)) return null;
  return rules.map((found) => ({
    daySpans: found?.[1],
    times: /^\d/.test(found?.[2] ?? '') ? (found?.[2] ?? '') : '',
  }));
}

/**
 * Opening hours as tagged in OpenStreetMap ("Mo-Fr 08:00-22:00; PH off") in the words of the page and on the reader's
 * clock. `null` for those that can't be told in a line, such as seasons.
 */
export function formatOpeningHours(
  tagged: string,
  copy: OpeningHoursCopy,
  locale: string,
  readerLocale?: string,
): string | null {
  const rules = parseHours(tagged);
  if (rules === null) return null;
  if (rules === 'always') return copy.always;
  const formatClock = (time: string) => formatTime(time, readerLocale);
  return rules
    .map(({ daySpans, times }) => {
      const when = formatDays(daySpans, copy, locale);
      return `${when} ${/^\d/.test(times) ? formatSpans(times, formatClock) : copy.closed}`;
    })
    .join('; ');
}

const minutesOfDay = 24 * 60;
const toMinutes = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Whether "Mo-We,Fr" has this weekday (0 is Monday). */
const includesDay = (daySpans: string, code: number) =>
  daySpans.split(/,\s?/).some((one) => {
    const [first = 0, last = first] = one.split('-').map((name) => dayCodes.indexOf(name));
    return (code - first + 7) % 7 <= (last - first + 7) % 7;
  });

/** When a place opens and closes on a day, in minutes since its midnight. A later rule replaces an earlier one. */
function listSpans(rules: Rule[], date: string, daysAgo: number): [opens: number, closes: number][] {
  const code = (new Date(`${date}T00:00Z`).getUTCDay() + 6 - daysAgo) % 7;
  const found = rules.findLast(({ daySpans = 'Mo-Su' }) => includesDay(daySpans, code));
  return (found?.times.match(new RegExp(span, 'g')) ?? []).map((one) => {
    const [opens = 0, closes = 0] = one.split('-').map(toMinutes);
    return [opens, closes <= opens ? closes + minutesOfDay : closes];
  });
}

/** Whether the map says that a place is open on this day (`YYYY-MM-DD`) at this time (`HH:MM`); `null` if it can't be told. */
export function isOpenAt(tagged: string, date: string, time: string): boolean | null {
  const rules = parseHours(tagged);
  if (rules === null || date === '' || time === '') return null;
  if (rules === 'always') return true;
  return [0, 1].some((daysAgo) => {
    const at = toMinutes(time) + daysAgo * minutesOfDay;
    return listSpans(rules, date, daysAgo).some(([opens, closes]) => at >= opens && at < closes);
  });
}

const evenings = ['19:00', '20:30', '22:00'];

/** Whether the map says that a place is closed every evening. */
export const isDaytimeOnly = (tagged: string): boolean =>
  dayCodes.every((_, at) => {
    const date = new Date(firstDay + at * day).toISOString().slice(0, 10);
    return evenings.every((time) => isOpenAt(tagged, date, time) === false);
  });

/** Minutes that a date takes at least. */
const leastStay = 90;

/** The time nearest to the wanted one at which a place is open long enough for a date; the wanted one if there is none. */
export function findOpenStart(tagged: string, date: string, wanted: string): string {
  const rules = parseHours(tagged);
  if (!Array.isArray(rules)) return wanted;
  const at = toMinutes(wanted);
  const [nearest = at] = listSpans(rules, date, 0)
    .map(([opens, closes]) => Math.max(opens, Math.min(at, closes - (closes % 30) - leastStay)))
    .sort((a, b) => Math.abs(a - at) - Math.abs(b - at));
  return new Date(nearest * 60_000).toISOString().slice(11, 16);
}

function formatDays(daySpans: string | undefined, { daily }: OpeningHoursCopy, locale: string): string {
  if (daySpans === undefined || daySpans === 'Mo-Su') return daily;
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return formatSpans(daySpans, (code) => format.format(firstDay + dayCodes.indexOf(code) * day));
}

const formatSpans = (spans: string, format: (one: string) => string) =>
  spans
    .split(/,\s?/)
    .map((one) => one.split('-').map(format).join('–'))
    .join(', ');

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
  if (/^\s*24\/7\s*$/.test(tagged)) return copy.always;
  const rules = tagged
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !holidayRule.test(one));
  const lines = rules.map((one) => formatRule(one.replace(holidayDay, ''), copy, locale, readerLocale));
  return lines.length > 0 && !lines.includes(null) ? lines.join('; ') : null;
}

function formatRule(
  written: string,
  copy: OpeningHoursCopy,
  locale: string,
  readerLocale: string | undefined,
): string | null {
  const [whole, daySpans, times = ''] = rule.exec(written) ?? [];
  if (whole === undefined) return null;
  const when = formatDays(daySpans, copy, locale);
  if (/^\D/.test(times)) return `${when} ${copy.closed}`;
  return `${when} ${formatSpans(times, (time) => formatTime(time, readerLocale))}`;
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

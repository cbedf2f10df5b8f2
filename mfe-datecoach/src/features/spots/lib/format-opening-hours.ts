const dayCodes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
/** A Monday. */
const firstDay = Date.UTC(2024, 0, 1);
const hour = 3600_000;

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
 * Opening hours as tagged in OpenStreetMap ("Mo-Fr 08:00-22:00; PH off") in the words of a locale. `null` for those that
 * can't be told in a line, such as seasons.
 */
export function formatOpeningHours(tagged: string, copy: OpeningHoursCopy, locale: string): string | null {
  if (/^\s*24\/7\s*$/.test(tagged)) return copy.always;
  const rules = tagged
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !holidayRule.test(one));
  const lines = rules.map((one) => formatRule(one.replace(holidayDay, ''), copy, locale));
  return lines.length > 0 && !lines.includes(null) ? lines.join('; ') : null;
}

function formatRule(written: string, copy: OpeningHoursCopy, locale: string): string | null {
  const [whole, daySpans, times = ''] = rule.exec(written) ?? [];
  if (whole === undefined) return null;
  const when = formatDays(daySpans, copy, locale);
  if (/^\D/.test(times)) return `${when} ${copy.closed}`;
  return `${when} ${formatSpans(times, (time) => formatTime(time, locale))}`;
}

function formatDays(daySpans: string | undefined, { daily }: OpeningHoursCopy, locale: string): string {
  if (daySpans === undefined || daySpans === 'Mo-Su') return daily;
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return formatSpans(daySpans, (code) => format.format(firstDay + dayCodes.indexOf(code) * 24 * hour));
}

const formatSpans = (spans: string, format: (one: string) => string) =>
  spans
    .split(/,\s?/)
    .map((one) => one.split('-').map(format).join('–'))
    .join(', ');

/** "8 am", "8:30 am", or "8:00" where a day has 24 hours; 26:00 is two in the morning. */
function formatTime(time: string, locale: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const { hourCycle = 'h23' } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  const options: Intl.DateTimeFormatOptions = {
    hour: 'numeric',
    ...((minutes > 0 || !hourCycle.startsWith('h1')) && { minute: '2-digit' }),
    timeZone: 'UTC',
  };
  const text = new Intl.DateTimeFormat(locale, options).format(firstDay + hours * hour + minutes * 60_000);
  return text.replace(/\s?([AP]M)$/, (_all, period: string) => ` ${period.toLowerCase()}`);
}

/** How the product writes dates, one format per length. Each remote bundles its own copy. */

const createFormat = (options: Intl.DateTimeFormatOptions) => (date: string) =>
  new Date(date).toLocaleString('en-US', options);

const formatLocalDate = createFormat({ dateStyle: 'long' });

/** `December 24, 2026`, in the reader's time zone; `null` if the date can't be parsed. */
export const formatLongDate = (date: string | null): string | null =>
  Number.isNaN(Date.parse(date ?? '')) ? null : formatLocalDate(date ?? '');

/** `December 24, 2026`, the same day for every reader. */
export const formatUtcDate = createFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** `Thursday, December 24`, the same day for every reader; in another language for a text that is sent. */
export const formatDay = (day: string, locale = 'en-US'): string =>
  new Date(day).toLocaleString(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** `Dec 24`, in the reader's time zone. */
export const formatShortDate = createFormat({ day: 'numeric', month: 'short' });

/** `Dec 24, 2026, 3:31 PM`, in the reader's time zone. */
export const formatDateTime = createFormat({ dateStyle: 'medium', timeStyle: 'short' });

/**
 * `7 PM` or `7:30 PM`, or `19:00` where the reader's clock has 24 hours; `26:00` is two in the morning. `time` is local
 * already, as `H:MM`.
 */
export function formatTime(time: string, readerLocale?: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const { hour12 = false } = new Intl.DateTimeFormat(readerLocale, { hour: 'numeric' }).resolvedOptions();
  return new Date(Date.UTC(2024, 0, 1, hours, minutes)).toLocaleTimeString('en-US', {
    hour: 'numeric',
    ...((minutes > 0 || !hour12) && { minute: '2-digit' }),
    hourCycle: hour12 ? 'h12' : 'h23',
    timeZone: 'UTC',
  });
}

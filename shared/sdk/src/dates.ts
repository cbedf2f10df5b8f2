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

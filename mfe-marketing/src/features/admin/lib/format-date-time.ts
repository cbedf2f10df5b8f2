const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Formats a time in the editor's time zone. */
export const formatDateTime = (iso: string): string => format.format(new Date(iso));

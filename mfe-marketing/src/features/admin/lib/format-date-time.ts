const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A time as the editor's own clock has it. */
export const formatDateTime = (iso: string): string => format.format(new Date(iso));

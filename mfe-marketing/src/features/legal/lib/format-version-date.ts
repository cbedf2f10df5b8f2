/** Formats `2026-11-24` as a day, which is the same in every time zone. */
export const formatVersionDate = (date: string): string =>
  new Date(date).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

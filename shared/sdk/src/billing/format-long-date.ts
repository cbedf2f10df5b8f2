/** Formats a date in US long format; returns `null` if it can't be parsed. */
export function formatLongDate(date: string | null): string | null {
  const parsed = new Date(date ?? '');
  if (Number.isNaN(parsed.getTime())) return null;
  return parsed.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
}

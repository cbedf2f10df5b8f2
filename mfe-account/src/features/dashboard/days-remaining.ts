const day = 86_400_000;

/** Whole days until a date, at least 0; 0 for an invalid date. */
export function daysRemaining(until: string | null, now: number): number {
  const end = Date.parse(until ?? '');
  return Number.isNaN(end) ? 0 : Math.max(0, Math.ceil((end - now) / day));
}

/** The first word of a name, or the fallback. */
export const firstWord = (name: string | null, fallback: string) => name?.trim().split(/\s+/)[0] || fallback;

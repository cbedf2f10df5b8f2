const day = 86_400_000;

/** How much of a balance is used, in percent: `min(100, round(used / max(1, total) × 100))`. */
export const usedPercent = (used: number, total: number) =>
  Math.min(100, Math.round((used / Math.max(1, total)) * 100));

/** Whole days until a date, never below 0; 0 for a date that can't be read. */
export function daysRemaining(until: string | null, now: number): number {
  const end = Date.parse(until ?? '');
  return Number.isNaN(end) ? 0 : Math.max(0, Math.ceil((end - now) / day));
}

/** The first word of a name, or the fallback. */
export const firstWord = (name: string | null, fallback: string) => name?.trim().split(/\s+/)[0] || fallback;

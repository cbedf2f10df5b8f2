const dayMs = 24 * 3600_000;

/** `2026-11-22`, some days before now. */
export const utcDay = (daysAgo: number, now = Date.now()): string =>
  new Date(now - daysAgo * dayMs).toISOString().slice(0, 10);

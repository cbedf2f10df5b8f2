const dayMs = 24 * 3600_000;

/** The UTC day `daysAgo` days ago, such as `2026-11-22`. */
export const utcDay = (daysAgo: number): string => new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);

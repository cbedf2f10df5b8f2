export const dayMs = 24 * 3600_000;

/** The UTC day of a time in milliseconds, such as `2026-11-22`. */
export const toUtcDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

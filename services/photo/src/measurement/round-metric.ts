/** Rounds to four digits: more would be noise. */
export const roundMetric = (value: number) => Math.round(value * 10_000) / 10_000;

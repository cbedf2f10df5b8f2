/** The value below which the given share of measurements lies; 0.5 is the median. */
export function quantile(values: number[], share: number): number {
  if (values.length === 0) throw new Error('Nothing was measured.');
  const sorted = [...values].sort((one, other) => one - other);
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN];
  return below + (above - below) * (at - Math.floor(at));
}

export const median = (values: number[]) => quantile(values, 0.5);

export const minMax = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)];

/** Tasks for worker threads, harmless and harmful. */
export const double = (value: number): number => value * 2;

export function spin(): never {
  for (;;) Math.random();
}

export function fail(): never {
  throw new Error('This task fails');
}

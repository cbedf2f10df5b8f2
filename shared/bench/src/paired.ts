import type { Figure, Goal, PartName, Unit } from './figure.ts';
import { median, minMax } from './statistics.ts';

interface PairedMeasurements {
  part: PartName;
  /** What both sides do, such as `LCP of /chatpad`. */
  what: string;
  unit: Unit;
  ours: { name: string; values: number[] };
  theirs: { name: string; values: number[] };
  goal?: Goal;
}

/**
 * Two things measured alternately: the median of the pairs' ratios, which is robust against a slow minute, then each.
 */
export function toPairedFigures({ part, what, unit, ours, theirs, goal }: PairedMeasurements): Figure[] {
  const ratios = ours.values.map((value, at) => value / (theirs.values[at] ?? Number.NaN));
  const ratio: Figure = {
    part,
    name: `${what}: ${ours.name} against ${theirs.name}`,
    value: median(ratios),
    unit: 'x',
    range: minMax(ratios),
    samples: ratios.length,
    ...(goal && { goal }),
  };
  const sides = [ours, theirs].map(
    ({ name, values }): Figure => ({
      part,
      name: `${what}, ${name}`,
      value: median(values),
      unit,
      range: minMax(values),
      samples: values.length,
    }),
  );
  return [ratio, ...sides];
}

/** Measures two things alternately, A B A B, so that other load on this machine affects both. */
export async function measureAlternately<Value>(
  pairs: number,
  one: () => Promise<Value>,
  other: () => Promise<Value>,
): Promise<[Value[], Value[]]> {
  const ones: Value[] = [];
  const others: Value[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    ones.push(await one());
    others.push(await other());
  }
  return [ones, others];
}

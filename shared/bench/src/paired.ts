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

/** Two things that were measured in turns: the median of the pairs' ratios, which outlives a slow minute, then each. */
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

/** Measures two things in turns, A B A B, so that whatever else this machine does meets both. */
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

/** What can be measured by itself: `npm run bench -- lcp`. */
export const partNames = [
  'bytes',
  'lcp',
  'public',
  'routes',
  'credits',
  'stream',
  'account',
  'bio',
  'safety',
  'photo',
  'datecoach',
] as const;
export type PartName = (typeof partNames)[number];

export type Unit = 'x' | 'KB' | 'ms' | 'requests/s' | 'events/s' | 'photos/s' | 'MB' | 'points';

/** A bound that the product has set itself; missing it fails nothing and is printed plainly. */
export interface Goal {
  atMost?: number;
  atLeast?: number;
}

/** One measured number. */
export interface Figure {
  part: PartName;
  /** What was measured, in words that say exactly that. */
  name: string;
  value: number;
  unit: Unit;
  /** The smallest and the largest of several measurements; `value` is their median unless the name says otherwise. */
  range?: [min: number, max: number];
  /** How many measurements stand behind `value`. */
  samples: number;
  goal?: Goal;
}

/** Whether a figure keeps its goal; `undefined` when it has none. */
export function meetsGoal({ value, goal }: Figure): boolean | undefined {
  if (!goal) return undefined;
  return value <= (goal.atMost ?? Number.POSITIVE_INFINITY) && value >= (goal.atLeast ?? Number.NEGATIVE_INFINITY);
}

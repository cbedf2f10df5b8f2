/** Parts that can be measured alone: `npm run bench -- lcp`. */
export const partNames = [
  'bytes',
  'lcp',
  'interactions',
  'public',
  'routes',
  'credits',
  'stream',
  'account',
  'bio',
  'safety',
  'photo',
  'datecoach',
  'growth',
  'load',
] as const;
export type PartName = (typeof partNames)[number];

export type Unit = 'x' | 'KB' | 'ms' | 'requests/s' | 'events/s' | 'photos/s' | 'MB' | 'points' | 'members' | 'answers';

/** A target of the product; missing it fails nothing and is printed plainly. */
export interface Goal {
  atMost?: number;
  atLeast?: number;
}

export interface Figure {
  part: PartName;
  /** Exactly what was measured. */
  name: string;
  value: number;
  unit: Unit;
  /** Minimum and maximum of several measurements; `value` is their median unless the name says otherwise. */
  range?: [min: number, max: number];
  /** Number of measurements behind `value`. */
  samples: number;
  goal?: Goal;
}

/** Whether a figure meets its goal; `undefined` without one. */
export function meetsGoal({ value, goal }: Figure): boolean | undefined {
  if (!goal) return undefined;
  return value <= (goal.atMost ?? Number.POSITIVE_INFINITY) && value >= (goal.atLeast ?? Number.NEGATIVE_INFINITY);
}

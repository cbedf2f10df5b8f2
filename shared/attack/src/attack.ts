import type { AttackEnvironment } from './attack-environment.ts';

/** What came of an attack. */
export interface AttackOutcome {
  tries: number;
  /** What must not have happened, each in a line. */
  failures: string[];
}

/** Notes one try: what was tried, and whether the house held. */
export type RecordAttempt = (what: string, held: boolean) => void;

export interface Attack {
  name: string;
  /** Every loop in here has an end. */
  run: (house: AttackEnvironment, note: RecordAttempt) => Promise<void>;
}

const toPrintableLine = (what: string) => what.replace(/[^\x20-\x7e]/g, '?').slice(0, 300);

export async function runForOutcome(house: AttackEnvironment, { run }: Attack): Promise<AttackOutcome> {
  const outcome: AttackOutcome = { tries: 0, failures: [] };
  const dead = house.crashes().length;
  await run(house, (what, held) => {
    outcome.tries++;
    if (!held) outcome.failures.push(toPrintableLine(what));
  });
  outcome.failures.push(...house.crashes().slice(dead));
  return outcome;
}

/** Runs work on each of a list, some at once. */
export async function forEachConcurrently<T>(
  list: readonly T[],
  lanes: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const waiting = [...list];
  const lane = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

import type { AttackEnvironment } from './attack-environment.ts';

export interface AttackOutcome {
  tries: number;
  /** One line for each thing that must not have happened. */
  failures: string[];
}

/** Records one attempt: what was tried, and whether the product withstood it. */
export type RecordAttempt = (what: string, isSafe: boolean) => void;

export interface Attack {
  name: string;
  /** Every loop inside must be bounded. */
  run: (environment: AttackEnvironment, record: RecordAttempt) => Promise<void>;
}

const toPrintableLine = (what: string) => what.replace(/[^\x20-\x7e]/g, '?').slice(0, 300);

export async function runForOutcome(environment: AttackEnvironment, { run }: Attack): Promise<AttackOutcome> {
  const outcome: AttackOutcome = { tries: 0, failures: [] };
  const dead = environment.crashes().length;
  await run(environment, (what, isSafe) => {
    outcome.tries++;
    if (!isSafe) outcome.failures.push(toPrintableLine(what));
  });
  outcome.failures.push(...environment.crashes().slice(dead));
  return outcome;
}

/** Runs work on each item of a list, several at once. */
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

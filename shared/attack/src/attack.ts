import type { House } from './house.ts';

/** What came of an attack. */
export interface Outcome {
  tries: number;
  /** What must not have happened, each in a line. */
  gaveWay: string[];
}

/** Notes one try: what was tried, and whether the house held. */
export type Note = (what: string, held: boolean) => void;

export interface Attack {
  name: string;
  /** Every loop in here has an end. */
  run: (house: House, note: Note) => Promise<void>;
}

const lineOf = (what: string) => what.replace(/[^\x20-\x7e]/g, '?').slice(0, 300);

export async function outcomeOf(house: House, { run }: Attack): Promise<Outcome> {
  const outcome: Outcome = { tries: 0, gaveWay: [] };
  const dead = house.deaths().length;
  await run(house, (what, held) => {
    outcome.tries++;
    if (!held) outcome.gaveWay.push(lineOf(what));
  });
  outcome.gaveWay.push(...house.deaths().slice(dead));
  return outcome;
}

/** Runs work on each of a list, some at once. */
export async function each<T>(list: readonly T[], lanes: number, work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...list];
  const lane = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

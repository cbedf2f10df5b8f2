import { setTimeout as pause } from 'node:timers/promises';
import { audit, type Findings } from './audit.ts';
import { everyFault, type Fault, inflict, wordsOf } from './faults.ts';
import { secondsToRecover } from './recovery.ts';
import { type ChaosTown, startChaosTown } from './town.ts';

export interface ChaosRow extends Findings {
  fault: string;
  seen: string;
  seconds: number | undefined;
}

/** No new fault begins after it. */
const longest = 200_000;
/** What was written less than this before the database was killed may not be on disk. */
const unwritten = 100;

/** A kill comes while suggestions are being written: that is when there is most to lose. */
async function untilInFlight({ journal }: ChaosTown): Promise<void> {
  for (let wait = 0; journal.inFlight === 0 && wait < 100; wait++) await pause(20);
  await pause(150);
}

async function tryFault(town: ChaosTown, fault: Fault, known: Set<string>): Promise<ChaosRow> {
  const since = Date.now();
  await untilInFlight(town);
  town.journal.read();
  const dead = Date.now();
  await inflict(town.system, fault);
  const seconds = await secondsToRecover(town.system);
  const seen = town.journal.read();
  const killed = fault.process === 'database' && fault.kind === 'kill';
  const atRisk = (at: number) => killed && at > dead - unwritten && at <= dead + unwritten;
  const all: Findings = { lost: [], doubled: [], wrong: [] };
  for (const member of town.members) {
    const found = await audit(member, since, atRisk);
    for (const kind of ['lost', 'doubled', 'wrong'] as const) {
      all[kind].push(...found[kind].filter((what) => !known.has(what)));
    }
  }
  for (const what of Object.values(all).flat()) known.add(what);
  return { fault: wordsOf(fault), seen, seconds, ...all };
}

/** Members do what they do while one process after the other fails; answers a row for each fault. */
export async function runChaos(
  say: (line: string) => void,
  { faults, members = 3 }: { faults?: Fault[]; members?: number } = {},
): Promise<ChaosRow[]> {
  const town = await startChaosTown(members, say);
  const stopped = new AbortController();
  const lives = town.members.map((member) => member.live(stopped.signal));
  const rows: ChaosRow[] = [];
  const known = new Set<string>();
  const deadline = Date.now() + longest;
  try {
    for (const fault of faults ?? everyFault(town.system)) {
      if (Date.now() > deadline) {
        say(`No time is left for ${wordsOf(fault)} and what follows.`);
        break;
      }
      say(`${wordsOf(fault)} …`);
      rows.push(await tryFault(town, fault, known));
    }
    return rows;
  } finally {
    stopped.abort();
    await Promise.all(lives);
    await town.stop();
  }
}

/** True when something was lost, doubled or told wrong, or did not recover. */
export const isHarmed = ({ lost, doubled, wrong, seconds }: ChaosRow) =>
  lost.length + doubled.length + wrong.length > 0 || seconds === undefined;

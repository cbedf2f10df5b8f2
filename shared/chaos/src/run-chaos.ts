import { setTimeout as pause } from 'node:timers/promises';
import { everyFault, type Fault, inflict, wordsOf } from './faults.ts';
import { secondsToRecover } from './recovery.ts';
import { auditNew, type ChaosHistory, type ChaosRow, type Harm, newHistory, playRound } from './round.ts';
import { type Sabotage, sabotages } from './sabotage/sabotages.ts';
import type { ChaosSettings } from './settings.ts';
import { type ChaosTown, startChaosTown } from './town.ts';

/** Seconds that the product has to settle after a fault: a lease of a dead worker takes the longest. */
const afterFault = 45;
/** After sabotage nothing is waited for but a mail on its way. */
const afterSabotage = 6;
const sabotageSeconds = 4;

const faultHarm = (town: ChaosTown, history: ChaosHistory, fault: Fault): Harm => ({
  name: wordsOf(fault),
  ending: 30,
  patience: afterFault,
  async work() {
    const from = Date.now();
    for (const member of town.members) member.asksAgain = fault.kind !== 'charge';
    if (fault.process === 'database' && fault.kind === 'kill') history.cuts.push(from);
    await inflict(town.system, town.gate, fault);
    const seconds = await secondsToRecover(town.system);
    history.harmed.push({ process: fault.process, from, to: Date.now() });
    return seconds;
  },
});

function sabotageHarm(town: ChaosTown, name: string, { what, during, after }: Sabotage): Harm {
  const { processes } = town.system;
  const smtpPort = Number(processes.sandbox?.plan.env.SMTP_PORT);
  const userIds = () => town.members.map(({ userId }) => userId);
  const reach = { ...town, smtpPort, userIds };
  return {
    name: `sabotage ${name}: ${what}`,
    ending: 2,
    patience: afterSabotage,
    async work() {
      await pause(sabotageSeconds * 1000);
      return 0;
    },
    ...(during && { during: (over) => during(reach, over) }),
    ...(after && { after: () => after(reach) }),
  };
}

/** How many operations of each tool ended as what. */
function countOperations({ members }: ChaosTown): string {
  const counts = new Map<string, number>();
  for (const { tool, told } of members.flatMap(({ operations }) => [...operations.values()])) {
    counts.set(`${tool} ${told}`, (counts.get(`${tool} ${told}`) ?? 0) + 1);
  }
  return `Paid operations: ${[...counts]
    .sort()
    .map(([what, count]) => `${count} ${what}`)
    .join(', ')}.`;
}

/** Reconciles the whole run once more. */
async function atTheEnd(town: ChaosTown, history: ChaosHistory): Promise<ChaosRow> {
  const row: ChaosRow = { name: 'everything, at the end', seen: '', seconds: 0, findings: [] };
  try {
    row.findings = await auditNew(town, history, 0, afterFault);
  } catch (error) {
    row.error = error instanceof Error ? error.message : String(error);
  }
  return row;
}

/**
 * Members do what they do while one process after the other fails, and then while the product is sabotaged, if that is asked for.
 * Answers a row for each, also for those that there was no time for.
 */
export async function runChaos(say: (line: string) => void, settings: ChaosSettings): Promise<ChaosRow[]> {
  const town = await startChaosTown(settings.members, say);
  const history = newHistory();
  const rows: ChaosRow[] = [];
  const deadline = Date.now() + settings.seconds * 1000;
  const play = async (harm: Harm) => {
    say(`${harm.name} …`);
    rows.push(await playRound(town, history, harm));
  };
  try {
    const faults = settings.faults.length > 0 ? settings.faults : everyFault(town.system);
    for (const fault of faults) {
      if (Date.now() <= deadline) await play(faultHarm(town, history, fault));
      else rows.push({ name: wordsOf(fault), seen: '', seconds: undefined, findings: [], isSkipped: true });
    }
    rows.push(await atTheEnd(town, history));
    for (const name of settings.sabotage) {
      const sabotage = sabotages.get(name);
      if (sabotage) await play(sabotageHarm(town, name, sabotage));
    }
    say(countOperations(town));
    return rows;
  } finally {
    await town.stop();
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { type ChaosEnvironment, startChaosEnvironment } from './chaos-environment.ts';
import { describeFault, type Fault, injectFault, listFaults } from './faults.ts';
import {
  auditNewFindings,
  type ChaosHistory,
  type ChaosRow,
  createHistory,
  type Disruption,
  runRound,
} from './run-round.ts';
import { type Sabotage, sabotages } from './sabotage/sabotages.ts';
import type { ChaosSettings } from './settings.ts';
import { waitForRecovery } from './wait-for-recovery.ts';

/** Seconds that the product has to settle after a fault: a lease of a dead worker takes the longest. */
const settleAfterFaultSeconds = 45;
/** After sabotage nothing is waited for but a mail on its way. */
const settleAfterSabotageSeconds = 6;
const sabotageSeconds = 4;

const toFaultDisruption = (town: ChaosEnvironment, history: ChaosHistory, fault: Fault): Disruption => ({
  name: describeFault(fault),
  drainSeconds: 30,
  settleSeconds: settleAfterFaultSeconds,
  async work() {
    const from = Date.now();
    for (const member of town.members) member.asksAgain = fault.kind !== 'charge';
    if (fault.process === 'database' && fault.kind === 'kill') history.databaseKills.push(from);
    await injectFault(town.system, town.accountProxy, fault);
    const seconds = await waitForRecovery(town.system);
    history.disruptions.push({ process: fault.process, from, to: Date.now() });
    return seconds;
  },
});

function toSabotageDisruption(town: ChaosEnvironment, name: string, { label, during, after }: Sabotage): Disruption {
  const { processes } = town.system;
  const smtpPort = Number(processes.sandbox?.plan.env.SMTP_PORT);
  const userIds = () => town.members.map(({ userId }) => userId);
  const reach = { ...town, smtpPort, userIds };
  return {
    name: `sabotage ${name}: ${label}`,
    drainSeconds: 2,
    settleSeconds: settleAfterSabotageSeconds,
    async work() {
      await pause(sabotageSeconds * 1000);
      return 0;
    },
    ...(during && { during: (over) => during(reach, over) }),
    ...(after && { after: () => after(reach) }),
  };
}

/** How many operations of each tool ended as what. */
function countOperations({ members }: ChaosEnvironment): string {
  const counts = new Map<string, number>();
  for (const { tool, reportedOutcome } of members.flatMap(({ operations }) => [...operations.values()])) {
    counts.set(`${tool} ${reportedOutcome}`, (counts.get(`${tool} ${reportedOutcome}`) ?? 0) + 1);
  }
  return `Paid operations: ${[...counts]
    .sort()
    .map(([what, count]) => `${count} ${what}`)
    .join(', ')}.`;
}

/** Reconciles the whole run once more. */
async function auditWholeRun(town: ChaosEnvironment, history: ChaosHistory): Promise<ChaosRow> {
  const row: ChaosRow = { name: 'everything, at the end', seen: '', seconds: 0, findings: [] };
  try {
    row.findings = await auditNewFindings(town, history, 0, settleAfterFaultSeconds);
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
  const town = await startChaosEnvironment(settings.members, say);
  const history = createHistory();
  const rows: ChaosRow[] = [];
  const deadline = Date.now() + settings.seconds * 1000;
  const play = async (harm: Disruption) => {
    say(`${harm.name} …`);
    rows.push(await runRound(town, history, harm));
  };
  try {
    const faults = settings.faults.length > 0 ? settings.faults : listFaults(town.system);
    for (const fault of faults) {
      if (Date.now() <= deadline) await play(toFaultDisruption(town, history, fault));
      else rows.push({ name: describeFault(fault), seen: '', seconds: undefined, findings: [], isSkipped: true });
    }
    rows.push(await auditWholeRun(town, history));
    for (const name of settings.sabotage) {
      const sabotage = sabotages.get(name);
      if (sabotage) await play(toSabotageDisruption(town, name, sabotage));
    }
    say(countOperations(town));
    return rows;
  } finally {
    await town.stop();
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { type ChaosEnvironment, startChaosEnvironment } from './chaos-environment.ts';
import { describeFault, type Fault, injectFault, listFaults, listLinkFaults, listReplicaFaults } from './faults.ts';
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

/** Seconds to settle after a fault: the fourth attempt of a webhook, 36 seconds after the first, takes the longest. */
const settleAfterFaultSeconds = 75;
/** After sabotage only mails on their way need time. */
const settleAfterSabotageSeconds = 6;
const sabotageSeconds = 4;
/** Harm needs an opportunity, such as a job that no worker has taken yet; members work until it has come. */
const harmDeadlineSeconds = 60;

const toFaultDisruption = (
  environment: ChaosEnvironment,
  history: ChaosHistory,
  fault: Fault,
  say: (line: string) => void,
): Disruption => ({
  name: describeFault(fault),
  mayFail: fault.kind !== 'roll',
  drainSeconds: 30,
  settleSeconds: settleAfterFaultSeconds,
  async work() {
    const from = Date.now();
    for (const member of environment.members) member.asksAgain = fault.kind !== 'charge';
    if (fault.process === 'database' && fault.kind === 'kill') history.databaseKills.push(from);
    await injectFault(environment.system, environment.accountProxy, environment.links, environment.replicas, fault);
    const seconds = await waitForRecovery(environment.system, say);
    for (const process of fault.process.split('-')) history.disruptions.push({ process, from, to: Date.now() });
    return seconds;
  },
});

function toSabotageDisruption(
  environment: ChaosEnvironment,
  name: string,
  { label, during, after }: Sabotage,
): Disruption {
  const { processes } = environment.system;
  const smtpPort = Number(processes.sandbox?.plan.env.SMTP_PORT);
  const userIds = () => environment.members.map(({ userId }) => userId);
  const targets = { ...environment, smtpPort, userIds };
  const harm = new AbortController();
  return {
    name: `sabotage ${name}: ${label}`,
    mayFail: true,
    drainSeconds: 2,
    settleSeconds: settleAfterSabotageSeconds,
    async work() {
      const deadline = Date.now() + harmDeadlineSeconds * 1000;
      await pause(sabotageSeconds * 1000);
      while (during && !harm.signal.aborted && Date.now() < deadline) await pause(100);
      return 0;
    },
    ...(during && { during: (over) => during(targets, over, () => harm.abort()) }),
    ...(after && { after: () => after(targets) }),
  };
}

/** Counts the outcomes of each tool's operations. */
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
async function auditWholeRun(environment: ChaosEnvironment, history: ChaosHistory): Promise<ChaosRow> {
  const row: ChaosRow = { name: 'everything, at the end', seen: '', seconds: 0, findings: [] };
  try {
    row.findings = await auditNewFindings(environment, history, 0, settleAfterFaultSeconds);
  } catch (error) {
    row.error = error instanceof Error ? error.message : String(error);
  }
  return row;
}

/**
 * Runs members while one process after the other fails, and then, if requested, while the product is sabotaged.
 * Returns a row for each fault, including those that there was no time for.
 */
export async function runChaos(say: (line: string) => void, settings: ChaosSettings): Promise<ChaosRow[]> {
  const environment = await startChaosEnvironment(settings.members, settings.replicas, say);
  const history = createHistory();
  const rows: ChaosRow[] = [];
  const deadline = Date.now() + settings.seconds * 1000;
  const play = async (harm: Disruption) => {
    say(`${harm.name} …`);
    rows.push(await runRound(environment, history, harm));
  };
  try {
    const faults = [
      ...(settings.faults.length > 0
        ? settings.faults
        : settings.replicas
          ? listReplicaFaults(environment.replicas)
          : listFaults(environment.system)),
      ...(settings.network ? listLinkFaults(environment.links) : []),
    ];
    for (const fault of faults) {
      if (Date.now() <= deadline) await play(toFaultDisruption(environment, history, fault, say));
      else rows.push({ name: describeFault(fault), seen: '', seconds: undefined, findings: [], isSkipped: true });
    }
    rows.push(await auditWholeRun(environment, history));
    for (const name of settings.sabotage) {
      const sabotage = sabotages.get(name);
      if (sabotage) await play(toSabotageDisruption(environment, name, sabotage));
    }
    say(countOperations(environment));
    return rows;
  } finally {
    await environment.stop();
  }
}

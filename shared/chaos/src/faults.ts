import { setTimeout as pause } from 'node:timers/promises';
import type { System } from '@datewright/platform/system/system';
import { toolServices } from '@datewright/platform/workspace/services';
import type { FaultyAccountProxy } from './sabotage/faulty-account-proxy.ts';

/** `charge` kills a tool between the charge of a credit and its confirmation: when there is most to lose. */
export const faultKinds = ['kill', 'stop', 'restart', 'charge'] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  kind: FaultKind;
  process: string;
}

const stopSeconds = 7;

export const describeFault = ({ kind, process }: Fault) =>
  ({
    kill: `${process}: kill -9`,
    stop: `${process}: stands still for ${stopSeconds} s`,
    restart: `${process}: restart`,
    charge: `${process}: kill -9 at a charge`,
  })[kind];

/**
 * One fault per process and kind; the database only when it belongs to the system. Tools also get a fault at a charge.
 */
export function listFaults({ processes, database }: System): Fault[] {
  const names = [...(database.pid ? ['database'] : []), ...Object.keys(processes).sort()];
  return names.flatMap((process) =>
    faultKinds
      .filter((kind) => kind !== 'charge' || toolServices.some((tool) => tool === process))
      .map((kind) => ({ kind, process })),
  );
}

/** Injects the fault and resolves when it is over: the process is dead, continues, or was told to end. */
export async function injectFault(
  { processes, database }: System,
  gate: FaultyAccountProxy,
  fault: Fault,
): Promise<void> {
  const pid = (fault.process === 'database' ? database.pid : processes[fault.process]?.pid)?.();
  if (!pid) throw new Error(`${fault.process} does not run.`);
  if (fault.kind === 'kill') process.kill(pid, 'SIGKILL');
  else if (fault.kind === 'charge') await gate.onNextCharge(fault.process, () => process.kill(pid, 'SIGKILL'));
  // The supervisor starts it again.
  else if (fault.kind === 'restart') process.kill(pid, 'SIGTERM');
  else {
    const goOn = () => void process.kill(pid, 'SIGCONT');
    // A stopped process does not notice that the run has ended.
    process.once('exit', goOn);
    process.kill(pid, 'SIGSTOP');
    await pause(stopSeconds * 1000).finally(goOn);
    process.off('exit', goOn);
  }
}

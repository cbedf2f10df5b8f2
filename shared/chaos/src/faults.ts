import { setTimeout as pause } from 'node:timers/promises';
import type { System } from '@datewright/platform/system/system';
import { toolServices } from '@datewright/platform/workspace/services';
import { type LinkFaultKind, linkFaultKinds } from './network/link.ts';
import type { Links } from './network/link-processes.ts';
import { injectReplicaFault, type ReplicaFaultKind, replicaFaultKinds } from './replicas/replica-faults.ts';
import type { ReplicatedService } from './replicas/replicated-service.ts';
import type { FaultyAccountProxy } from './sabotage/faulty-account-proxy.ts';

/** `charge` kills a tool between the charge of a credit and its confirmation: when there is most to lose. */
const processFaultKinds = ['kill', 'stop', 'restart', 'charge'] as const;
export const faultKinds = [...processFaultKinds, ...linkFaultKinds, ...replicaFaultKinds];
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  kind: FaultKind;
  /** A process, or the link between two of them. */
  process: string;
}

const isReplicaFault = (kind: FaultKind): kind is ReplicaFaultKind => replicaFaultKinds.some((one) => one === kind);
const isLinkFault = (kind: FaultKind): kind is LinkFaultKind => linkFaultKinds.some((one) => one === kind);

const stopSeconds = 7;
/** As long as a MongoDB may take to elect another primary. */
const linkSeconds = 10;

export const describeFault = ({ kind, process }: Fault) =>
  ({
    kill: `${process}: kill -9`,
    stop: `${process}: stands still for ${stopSeconds} s`,
    restart: `${process}: restart`,
    charge: `${process}: kill -9 at a charge`,
    cut: `${process}: no connection for ${linkSeconds} s`,
    freeze: `${process}: nothing passes for ${linkSeconds} s`,
    slow: `${process}: everything late for ${linkSeconds} s`,
    fail: `${process}: answers 500 for ${linkSeconds} s`,
    limit: `${process}: answers 429 for ${linkSeconds} s`,
    roll: `${process}: rolling restart`,
    lose: `${process}: one of two killed`,
    ahead: `${process}: one of two 45 s ahead`,
    behind: `${process}: one of two 45 s behind`,
    full: `${process}: disk full for one of two`,
  })[kind];

/**
 * One fault per process and kind; the database only when it belongs to the system. Tools also get a fault at a charge.
 */
export function listFaults({ processes, database }: System): Fault[] {
  const names = [...(database.pid ? ['database'] : []), ...Object.keys(processes).sort()];
  return names.flatMap((process) =>
    processFaultKinds
      .filter((kind) => kind !== 'charge' || toolServices.some((tool) => tool === process))
      .map((kind) => ({ kind, process })),
  );
}

/** Every fault of the connection to the database, and for each two parts one of the kinds in turn. */
export function listLinkFaults(links: Links): Fault[] {
  const between = [...links.keys()].filter((name) => name !== 'database').sort();
  return [
    ...(['cut', 'freeze', 'slow'] as const).map((kind) => ({ kind, process: 'database' })),
    ...between.flatMap((process, at) => {
      const kind = linkFaultKinds[at % linkFaultKinds.length];
      return kind ? [{ kind, process }] : [];
    }),
  ];
}

/** Every fault of the replicas of each service. The renderer reads no clock and may not load the file that shifts it. */
export function listReplicaFaults(replicas: ReadonlyMap<string, ReplicatedService>): Fault[] {
  return replicaFaultKinds.flatMap((kind) =>
    [...replicas.keys()]
      .filter((process) => process !== 'renderer' || (kind !== 'ahead' && kind !== 'behind'))
      .map((process) => ({ kind, process })),
  );
}

/** Injects the fault and resolves when it is over: the process is dead, continues, or was told to end. */
export async function injectFault(
  { processes, database }: System,
  gate: FaultyAccountProxy,
  links: Links,
  replicas: ReadonlyMap<string, ReplicatedService>,
  fault: Fault,
): Promise<void> {
  if (isReplicaFault(fault.kind)) {
    const service = replicas.get(fault.process);
    if (!service) throw new Error(`There are no replicas of ${fault.process}: ${[...replicas.keys()].join(', ')}.`);
    return injectReplicaFault(service, fault.kind);
  }
  if (isLinkFault(fault.kind)) {
    const link = links.get(fault.process);
    if (!link) throw new Error(`There is no connection ${fault.process}: ${[...links.keys()].join(', ')}.`);
    return link.disturb(fault.kind, pause(linkSeconds * 1000));
  }
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

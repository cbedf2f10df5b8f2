import { waitUntil } from '@datewright/platform/testing/wait-until';
import type { ServiceProcess } from '@datewright/testkit/service-process';
import type { Balancer } from '../../src/replicas/balancer.ts';
import type { Load } from './start-load.ts';

interface Restart {
  replicas: readonly ServiceProcess[];
  startReplica: () => Promise<ServiceProcess>;
  balancer: Balancer;
  load: Load;
  /** Turns of the load before, between and after the restarts. */
  turns: number;
  /** Makes calls at the same time: connections are only opened when all others are in use. */
  burst: () => Promise<void>;
}

/** Replaces one replica after the other while the load continues, as an orchestrator does. */
export async function restartInTurn({ replicas, startReplica, balancer, load, turns, burst }: Restart) {
  const waitForTurns = () => {
    const before = load.count();
    return waitUntil(() => load.count() > before + turns);
  };
  await waitForTurns();
  for (const replica of replicas) {
    // An orchestrator sends the signal once no new connection arrives; open ones stay.
    balancer.remove(replica.url);
    await replica.stop();

    const successor = await startReplica();
    balancer.add(successor.url);
    // The old and the new process answer side by side.
    await waitUntil(async () => {
      await burst();
      return (balancer.connections.get(successor.url) ?? 0) > 0;
    });
    await waitForTurns();
  }
}

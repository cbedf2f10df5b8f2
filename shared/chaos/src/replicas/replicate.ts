import { findFreePort } from '@datewright/platform/free-port';
import type { ProcessPlan } from '@datewright/platform/system/supervisor';
import type { System } from '@datewright/platform/system/system';
import { type Balancer, startBalancer } from './balancer.ts';
import type { ReplicatedService } from './replicated-service.ts';
import { startReplica } from './start-replica.ts';

/** Tools whose jobs run in workers of their own. */
export const servicesWithWorkers = ['photo', 'datecoach'];

/** Never runs in production. */
const single = 'sandbox';

/** Puts a balancer at the address of every service; the process itself listens elsewhere. */
export async function balanceAll(plans: Record<string, ProcessPlan>): Promise<Map<string, Balancer>> {
  const balancers = new Map<string, Balancer>();
  for (const plan of Object.values(plans)) {
    if (plan.name === single) continue;
    const balancer = await startBalancer(Number(new URL(plan.url).port));
    plan.env.PORT = String(await findFreePort());
    plan.url = `http://127.0.0.1:${plan.env.PORT}`;
    balancer.add(plan.url);
    balancers.set(plan.name, balancer);
  }
  return balancers;
}

/** Starts a second process of every service behind its balancer, and two workers of the tools that have some. */
export async function replicateAll(
  { processes }: System,
  balancers: ReadonlyMap<string, Balancer>,
): Promise<Map<string, ReplicatedService>> {
  const services = new Map<string, ReplicatedService>();
  for (const [name, first] of Object.entries(processes)) {
    const balancer = balancers.get(name);
    if (!balancer) continue;
    const start: ReplicatedService['start'] = (harm) => startReplica(first.plan, harm);
    const second = await start();
    balancer.add(second.url);
    // A supervised process that ends is started again by its supervisor, unless it is told to stop.
    const planned = { url: first.plan.url, stop: first.stop, kill: first.stop };
    services.set(name, { replicas: [second, planned], balancer, start });
    if (!servicesWithWorkers.includes(name)) continue;
    const worker = { ...first.plan, env: { ...first.plan.env, ROLE: 'worker' } };
    const startWorker: ReplicatedService['start'] = (harm) => startReplica(worker, harm);
    services.set(`${name}-worker`, { replicas: [await startWorker(), await startWorker()], start: startWorker });
  }
  return services;
}

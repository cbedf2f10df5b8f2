import { setTimeout as pause } from 'node:timers/promises';
import type { Balancer } from './balancer.ts';

/** One process of a service. */
export interface Replica {
  url: string;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

/** The replicas of one service behind its balancer; workers, which nobody calls, have none. */
export interface ReplicatedService {
  replicas: Replica[];
  balancer?: Balancer;
  /** Starts another replica, with more Node flags or settings for one that is to be harmed. */
  start(harm?: Harm): Promise<Replica>;
}

export interface Harm {
  flags?: string[];
  env?: Record<string, string>;
  /** No file can grow: neither the log nor what it caches. */
  isDiskFull?: boolean;
}

/** How long old and new work side by side. */
const sideBySideMs = 2000;
/** How long an orchestrator takes to notice that a process is gone. */
const noticeMs = 1000;

async function replace({ balancer, replicas, start }: ReplicatedService, old: Replica, harm?: Harm): Promise<Replica> {
  const successor = await start(harm);
  balancer?.add(successor.url);
  await pause(sideBySideMs);
  balancer?.remove(old.url);
  await old.stop();
  replicas.splice(replicas.indexOf(old), 1, successor);
  return successor;
}

/** Replaces one replica after the other as an orchestrator does: the next is ready before the old one is told to end. */
export async function roll(service: ReplicatedService): Promise<void> {
  for (const replica of [...service.replicas]) await replace(service, replica);
}

/** Kills one replica; the others continue, and another takes its place. */
export async function loseOne({ balancer, replicas, start }: ReplicatedService): Promise<void> {
  const [lost] = replicas;
  if (!lost) throw new Error('There is no replica to lose.');
  await lost.kill();
  await pause(noticeMs);
  balancer?.remove(lost.url);
  const successor = await start();
  balancer?.add(successor.url);
  replicas.splice(0, 1, successor);
}

/** Runs one of the replicas with harm beside whole ones, and then without. */
export async function harmOne(service: ReplicatedService, harm: Harm, milliseconds: number): Promise<void> {
  const [first] = service.replicas;
  if (!first) throw new Error('There is no replica to harm.');
  const harmed = await replace(service, first, harm);
  await pause(milliseconds);
  await replace(service, harmed);
}

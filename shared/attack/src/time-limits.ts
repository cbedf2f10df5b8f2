import { availableParallelism, loadavg } from 'node:os';

/** Runnable processes per core, at least one. */
const loadFactor = () => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

/** Milliseconds for a normal answer: two seconds, and more when the machine is busy. */
export const maxResponseMs = (): number => Math.ceil(2000 * loadFactor());

/** Milliseconds after which an attacker stops waiting for an answer. */
export const responseTimeoutMs = (): number => 4 * maxResponseMs();

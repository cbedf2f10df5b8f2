import { availableParallelism, loadavg } from 'node:os';

/** How many programs share a processor here, at least one. */
const loadFactor = () => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

/** Milliseconds within which a call is answered when nothing is wrong: two seconds, and longer where this machine does other things too. */
export const maxResponseMs = (): number => Math.ceil(2000 * loadFactor());

/** Milliseconds after which nobody waits for an answer any more. */
export const responseTimeoutMs = (): number => 4 * maxResponseMs();

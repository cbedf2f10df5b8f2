/** How the liveness of a process is checked, and how long it may be silent. */
export interface LivenessCheck {
  /** True when it works; may take as long as it wants. */
  check: () => Promise<boolean>;
  /** Milliseconds between two checks, 1000 by default. */
  intervalMs?: number;
  maxSilenceMs: number;
}

/** Milliseconds after which one check counts as failed. */
const checkTimeoutMs = 2000;
/** Milliseconds that a process has for its first successful check. */
const startupGraceMs = 90_000;

/**
 * Calls `onSilent` once a process has failed its checks for too long. Only time spent checking counts, so that a sleep
 * of the machine is not held against the process. Returns a function that stops the checks.
 */
export function watchLiveness(
  { check, maxSilenceMs, intervalMs = 1000 }: LivenessCheck,
  onSilent: () => void,
): () => void {
  let silentFor = 0;
  let limit = startupGraceMs;
  let isOver = false;
  let timer: NodeJS.Timeout;
  async function look() {
    const begun = Date.now();
    const tooLong = new Promise<boolean>((resolve) => setTimeout(resolve, checkTimeoutMs, false).unref());
    const doesWork = await Promise.race([check(), tooLong]).catch(() => false);
    if (isOver) return;
    if (doesWork) [silentFor, limit] = [0, maxSilenceMs];
    else silentFor += Math.min(Date.now() - begun, checkTimeoutMs) + intervalMs;
    if (silentFor < limit) timer = setTimeout(look, intervalMs).unref();
    else onSilent();
  }
  timer = setTimeout(look, intervalMs).unref();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

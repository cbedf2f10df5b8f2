/** How a process is asked whether it still works, and for how long it may fail to say so. */
export interface LivenessCheck {
  /** True when it works; may take as long as it wants. */
  check: () => Promise<boolean>;
  /** Milliseconds between two looks; a second unless told. */
  intervalMs?: number;
  /** Milliseconds. */
  maxSilenceMs: number;
}

/** Milliseconds that one look may take. */
const checkTimeoutMs = 2000;
/** Milliseconds that a process has until it answers for the first time. */
const startupGraceMs = 90_000;

/**
 * Calls `onSilent` once a process has not worked for too long. Only time in which it was looked at counts: after a sleep of
 * the whole machine nobody is blamed. Answers how to stop looking.
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

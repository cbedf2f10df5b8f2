/** How a process is asked whether it still works, and for how long it may fail to say so. */
export interface Look {
  /** True when it works; may take as long as it wants. */
  works: () => Promise<boolean>;
  /** Milliseconds between two looks; a second unless told. */
  every?: number;
  /** Milliseconds. */
  silence: number;
}

/** Milliseconds that one look may take. */
const longest = 2000;
/** Milliseconds that a process has until it answers for the first time. */
const starting = 90_000;

/**
 * Calls `onSilent` once a process has not worked for too long. Only time in which it was looked at counts: after a sleep of
 * the whole machine nobody is blamed. Answers how to stop looking.
 */
export function watchSilence({ works, silence, every = 1000 }: Look, onSilent: () => void): () => void {
  let silentFor = 0;
  let limit = starting;
  let isOver = false;
  let timer: NodeJS.Timeout;
  async function look() {
    const begun = Date.now();
    const tooLong = new Promise<boolean>((resolve) => setTimeout(resolve, longest, false).unref());
    const doesWork = await Promise.race([works(), tooLong]).catch(() => false);
    if (isOver) return;
    if (doesWork) [silentFor, limit] = [0, silence];
    else silentFor += Math.min(Date.now() - begun, longest) + every;
    if (silentFor < limit) timer = setTimeout(look, every).unref();
    else onSilent();
  }
  timer = setTimeout(look, every).unref();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

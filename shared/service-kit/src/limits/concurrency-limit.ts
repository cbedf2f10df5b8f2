/** Acquires a slot for `key`. Returns what releases it, or undefined when all slots of the key are taken. */
export type ConcurrencyLimit = (key: string) => (() => void) | undefined;

/** At most `max` slots per key at the same time, in this process. */
export function createConcurrencyLimit(max: number): ConcurrencyLimit {
  const taken = new Map<string, number>();
  return (key) => {
    const count = taken.get(key) ?? 0;
    if (count >= max) return undefined;
    taken.set(key, count + 1);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      const left = (taken.get(key) ?? 1) - 1;
      if (left === 0) taken.delete(key);
      else taken.set(key, left);
    };
  };
}

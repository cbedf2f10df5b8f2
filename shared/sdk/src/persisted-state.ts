/** Browser storage for remotes. Each remote bundles its own copy; the shell does not include it. */
import { z } from '@datewright/contracts/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from './lib/browser-storage.ts';

export { listStoredKeys, removeStored } from './lib/browser-storage.ts';

type StorageArea = 'localStorage' | 'sessionStorage';

/** Returns the stored value, or `null` if there is none or it does not match the schema. */
export function readPersisted<S extends z.core.$ZodType>(
  area: StorageArea,
  key: string,
  schema: S,
): z.core.output<S> | null {
  const text = readStored(area, key);
  if (text === null) return null;
  try {
    const kept = z.safeParse(schema, JSON.parse(text));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}

/** Stores a value; `null` deletes it. */
export function writePersisted(area: StorageArea, key: string, value: unknown): void {
  writeStored(area, key, value === null ? null : JSON.stringify(value));
}

/**
 * State that survives a reload: stored on every change, and in memory only where storage is blocked. In `localStorage`
 * all tabs share it, so that no tab overwrites the input of another. The third element returns the current state, also
 * between renders.
 */
export function usePersistedState<State extends object>(area: StorageArea, key: string, read: () => State) {
  const [state, setState] = useState(read);
  const now = useRef(state);
  const reader = useRef(read);
  // True when storage is full or blocked: from then on this tab uses its own state.
  const isLost = useRef(false);
  useEffect(() => {
    reader.current = read;
  });
  const put = useCallback((next: State) => {
    now.current = next;
    setState(next);
  }, []);
  const change = useCallback(
    (part: Partial<State>) => {
      // Merge into the stored state, not into the last one seen by this tab: another tab may have written a moment ago.
      const stands = !isLost.current && readStored(area, key) !== null;
      const next = { ...(stands ? reader.current() : now.current), ...part };
      writePersisted(area, key, next);
      isLost.current = readStored(area, key) !== JSON.stringify(next);
      put(next);
    },
    [area, key, put],
  );
  useEffect(() => {
    // Never write the value back: two tabs of different releases would overwrite each other forever.
    const take = () => {
      if (readStored(area, key) !== null) put(reader.current());
    };
    const onStorage = (event: StorageEvent) => event.key === key && take();
    addEventListener('storage', onStorage);
    // Another tab may have written since the first render.
    take();
    return () => removeEventListener('storage', onStorage);
  }, [area, key, put]);
  return [state, change, useCallback(() => now.current, [])] as const;
}

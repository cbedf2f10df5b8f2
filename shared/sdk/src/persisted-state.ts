/**
 * What remotes keep in the browser. Each brings a copy of its own: the shell carries none of it.
 */
import { z } from '@datewright/contracts/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from './lib/browser-storage.ts';

export { listStoredKeys, removeStored } from './lib/browser-storage.ts';

type StorageArea = 'localStorage' | 'sessionStorage';

/** What was kept under a key, or null when nothing was or it can't be read any more. */
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

/** Keeps a value under a key; `null` forgets what was kept. */
export function writePersisted(area: StorageArea, key: string, value: unknown): void {
  writeStored(area, key, value === null ? null : JSON.stringify(value));
}

/**
 * State that survives a reload: kept on every change, and given up where storage is blocked. In `localStorage` all tabs
 * share it, so that none writes over what was typed in another. The third is how it stands now, also between renders.
 */
export function usePersistedState<State extends object>(area: StorageArea, key: string, read: () => State) {
  const [state, setState] = useState(read);
  const now = useRef(state);
  const reader = useRef(read);
  // Storage that is full or blocked keeps nothing; then this tab goes on alone.
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
      // Over what stands there, not over what this tab last saw: another may have written a moment ago.
      const stands = !isLost.current && readStored(area, key) !== null;
      const next = { ...(stands ? reader.current() : now.current), ...part };
      writePersisted(area, key, next);
      isLost.current = readStored(area, key) !== JSON.stringify(next);
      put(next);
    },
    [area, key, put],
  );
  useEffect(() => {
    // Taken and not written back: two tabs of different releases would go on for ever.
    const take = () => {
      if (readStored(area, key) !== null) put(reader.current());
    };
    const onStorage = (event: StorageEvent) => event.key === key && take();
    addEventListener('storage', onStorage);
    // Another tab may have written between the first drawing and now.
    take();
    return () => removeEventListener('storage', onStorage);
  }, [area, key, put]);
  return [state, change, useCallback(() => now.current, [])] as const;
}

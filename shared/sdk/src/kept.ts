/**
 * What remotes keep in the browser. Each brings a copy of its own: the shell carries none of it.
 */
import { z } from '@datewright/contracts/zod';
import { useCallback, useEffect, useState } from 'react';
import { readStored, writeStored } from './host/browser-storage.ts';

type Area = 'localStorage' | 'sessionStorage';

/** What was kept under a key, or null when nothing was or it can't be read any more. */
export function readKept<S extends z.core.$ZodType>(area: Area, key: string, schema: S): z.core.output<S> | null {
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
export function writeKept(area: Area, key: string, value: unknown): void {
  writeStored(area, key, value === null ? null : JSON.stringify(value));
}

/** State that survives a reload: kept on every change, and given up where storage is blocked. */
export function useKept<State extends object>(area: Area, key: string, read: () => State) {
  const [state, setState] = useState(read);
  useEffect(() => writeKept(area, key, state), [area, key, state]);
  const change = useCallback((part: Partial<State>) => setState((before) => ({ ...before, ...part })), []);
  return [state, change] as const;
}

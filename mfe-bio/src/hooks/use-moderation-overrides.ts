import type { WaivableCategory } from '@datewright/contracts/moderation';
import { useState } from 'react';

/** The moderation verdicts that the member overrode, by text: an override holds for every call with that exact text. */
export function useModerationOverrides() {
  const [overrides, setOverrides] = useState<ReadonlyMap<string, WaivableCategory>>(new Map());
  return {
    get: (text: string) => overrides.get(text.trim()),
    add: (text: string, kind: WaivableCategory) => setOverrides((before) => new Map(before).set(text.trim(), kind)),
  };
}
export type ModerationOverrides = ReturnType<typeof useModerationOverrides>;

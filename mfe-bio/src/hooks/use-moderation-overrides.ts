import type { WaivableCategory } from '@datewright/contracts/moderation';
import { useState } from 'react';

/**
 * Where the member said that a judgement is wrong, by the text that it was about. Said once, it holds for each call with
 * that text, and for no other.
 */
export function useModerationOverrides() {
  const [waived, setWaived] = useState<ReadonlyMap<string, WaivableCategory>>(new Map());
  return {
    get: (text: string) => waived.get(text.trim()),
    add: (text: string, kind: WaivableCategory) => setWaived((before) => new Map(before).set(text.trim(), kind)),
  };
}
export type ModerationOverrides = ReturnType<typeof useModerationOverrides>;

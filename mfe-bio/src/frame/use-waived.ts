import type { WaivedKind } from '@datewright/contracts/safety';
import { useState } from 'react';

/**
 * Where the member said that a judgement is wrong, by the text that it was about. Said once, it holds for each call with
 * that text, and for no other.
 */
export function useWaived() {
  const [waived, setWaived] = useState<ReadonlyMap<string, WaivedKind>>(new Map());
  return {
    of: (text: string) => waived.get(text.trim()),
    add: (text: string, kind: WaivedKind) => setWaived((before) => new Map(before).set(text.trim(), kind)),
  };
}
export type Waived = ReturnType<typeof useWaived>;

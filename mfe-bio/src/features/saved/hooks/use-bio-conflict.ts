import type { BioRecord } from '@datewright/contracts/bio/bio-record';
import { useRef, useState } from 'react';
import type { BioChange } from '../lib/bio-change.ts';

export interface Conflict {
  local: string;
  remote: BioRecord;
  change: BioChange;
}

/** Two devices changed the bio, and the member has to choose. */
export function useBioConflict() {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  // A save that is already queued reads it before the next render.
  const isOpen = useRef(false);
  return {
    conflict,
    hasConflict: () => isOpen.current,
    set(next: Conflict | null) {
      isOpen.current = next !== null;
      setConflict(next);
    },
  };
}

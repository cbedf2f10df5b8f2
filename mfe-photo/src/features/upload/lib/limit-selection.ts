import { maxPhotos } from '@datewright/contracts/photo/limits';

interface SelectionCounts {
  chosen: number;
  /** Credits, or the rest of the free plan's allowance. */
  allowance: number;
  /** Photos without an error. */
  valid: number;
}

/** How many of the chosen photos can be added, and which limit stopped the others. */
export function limitSelection({ chosen, allowance, valid }: SelectionCounts): {
  taken: number;
  stoppedBy: 'credits' | 'room' | null;
} {
  const room = Math.max(0, maxPhotos - valid);
  const taken = Math.min(chosen, allowance, room);
  if (taken === chosen && room > 0 && allowance > 0) return { taken, stoppedBy: null };
  return { taken, stoppedBy: allowance < room || allowance === 0 ? 'credits' : 'room' };
}

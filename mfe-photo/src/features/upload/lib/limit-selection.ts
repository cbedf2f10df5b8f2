import { maxPhotos } from '@datewright/contracts/photo/limits';

interface SelectionCounts {
  chosen: number;
  /** Credits, or the rest of the free plan's allowance. */
  allowance: number;
  /** Photos without an error. */
  valid: number;
}

/**
 * How many of the chosen photos can be added, and which limit they exceed. With fewer credits than photos all are added,
 * and the member chooses which of them are analyzed; without any credit none is.
 */
export function limitSelection({ chosen, allowance, valid }: SelectionCounts): {
  taken: number;
  stoppedBy: 'credits' | 'room' | null;
} {
  const room = Math.max(0, maxPhotos - valid);
  const taken = allowance > 0 ? Math.min(chosen, room) : 0;
  if (allowance < taken || allowance === 0) return { taken, stoppedBy: 'credits' };
  return { taken, stoppedBy: taken < chosen ? 'room' : null };
}

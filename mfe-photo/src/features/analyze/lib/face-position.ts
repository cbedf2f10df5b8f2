import type { Face } from '@datewright/contracts/photo/photo-metrics';

/** Where a face is in the picture, as a word. */
export function getFacePosition({ area }: Face): 'left' | 'middle' | 'right' {
  const centre = area.x + area.width / 2;
  if (centre < 1 / 3) return 'left';
  return centre > 2 / 3 ? 'right' : 'middle';
}

/** Sorts faces from left to right, as people count them. */
export const sortFromLeft = (faces: readonly Face[]) => [...faces].sort((a, b) => a.area.x - b.area.x);

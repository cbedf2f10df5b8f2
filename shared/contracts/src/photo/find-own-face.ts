import type { Area, Point } from './area.ts';

/** How much larger than every other, by area, a face is that must be the one the photo is of. */
const dominantFaceRatio = 4;

/**
 * Which face is the member's: the one they pointed at or nearest to it, the only one, or the one that is four times as
 * large as each other. Null: none, or nobody knows.
 */
export function findOwnFace(faces: readonly { area: Area }[], pointed: Point | undefined): number | null {
  if (faces.length === 0) return null;
  if (faces.length === 1) return 0;
  if (pointed) return indexOfMin(faces.map(({ area }) => distance(area, pointed)));
  const sizes = faces.map(({ area }) => area.width * area.height);
  const largest = indexOfMin(sizes.map((size) => -size));
  const own = sizes[largest] ?? 0;
  return sizes.every((size, at) => at === largest || own >= dominantFaceRatio * size) ? largest : null;
}

const indexOfMin = (values: number[]) => values.indexOf(Math.min(...values));

/** From a point to an area: 0 to 1 within it by how far from its middle, so that of two that overlap the better one wins. */
function distance({ x, y, width, height }: Area, point: Point): number {
  const across = Math.abs(point.x - (x + width / 2)) / (width / 2);
  const down = Math.abs(point.y - (y + height / 2)) / (height / 2);
  return Math.max(across, down);
}

/** How far a face stands from the edge that is nearest, in faces: 0 touches it. */
export function distanceToEdge({ x, y, width, height }: Area): number {
  return Math.max(0, Math.min(x / width, (1 - x - width) / width, y / height, (1 - y - height) / height));
}

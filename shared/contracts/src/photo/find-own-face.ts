import type { Area, Point } from './area.ts';

/** How many times larger by area than every other face the subject of a photo has to be. */
const dominantFaceRatio = 4;

/**
 * The index of the member's face: the only one, otherwise the one nearest to the point they chose, otherwise the one
 * that is four times as large as every other. `null` when there is none or it is unclear.
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

/**
 * The distance from a point to an area. Inside the area it is 0 to 1 by the distance from the centre, so that the
 * better of two overlapping areas wins.
 */
function distance({ x, y, width, height }: Area, point: Point): number {
  const across = Math.abs(point.x - (x + width / 2)) / (width / 2);
  const down = Math.abs(point.y - (y + height / 2)) / (height / 2);
  return Math.max(across, down);
}

/** The distance of a face from the nearest edge, in face sizes: 0 touches the edge, and a negative one is cut by it. */
export function distanceToEdge({ x, y, width, height }: Area): number {
  return Math.min(x / width, (1 - x - width) / width, y / height, (1 - y - height) / height);
}

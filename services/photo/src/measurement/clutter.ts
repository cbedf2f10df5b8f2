import type { Area } from '@datewright/contracts/photo/area';
import type { GrayscaleImage } from './grayscale.ts';

const tile = 16;
/** Difference between neighbouring pixels, horizontal and vertical added. */
const edge = 40;
/** A tile counts as busy from this share of edge pixels. */
const busyShare = 0.2;

/** The share of the background that is full of edges; null when no person is found or there is no background. */
export function measureClutter(grey: GrayscaleImage, faces: Area[]): number | null {
  if (faces.length === 0) return null;
  const people = faces.map(estimatePersonArea);
  let [tiles, busy] = [0, 0];
  for (let top = 0; top + tile < grey.height; top += tile) {
    for (let left = 0; left + tile < grey.width; left += tile) {
      const [x, y] = [(left + tile / 2) / grey.width, (top + tile / 2) / grey.height];
      if (people.some((person) => isWithin(person, x, y))) continue;
      tiles++;
      if (countEdges(grey, left, top) > busyShare * tile ** 2) busy++;
    }
  }
  return tiles === 0 ? null : busy / tiles;
}

/** Head, hair and body: three faces wide, from half a face above the face down to the edge. */
function estimatePersonArea({ x, y, width, height }: Area): Area {
  const top = y - height / 2;
  return { x: x - width, y: top, width: 3 * width, height: 1 - top };
}

const isWithin = (area: Area, x: number, y: number) =>
  x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;

function countEdges({ pixels, width }: GrayscaleImage, left: number, top: number): number {
  let edges = 0;
  for (let y = top; y < top + tile; y++) {
    for (let at = y * width + left; at < y * width + left + tile; at++) {
      const own = pixels[at] ?? 0;
      const steps = Math.abs(own - (pixels[at + 1] ?? 0)) + Math.abs(own - (pixels[at + width] ?? 0));
      if (steps > edge) edges++;
    }
  }
  return edges;
}

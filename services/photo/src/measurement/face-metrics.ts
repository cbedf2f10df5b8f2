import type { Area } from '@datewright/contracts/photo/area';
import { distanceToEdge } from '@datewright/contracts/photo/find-own-face';
import type { Measurement } from '@datewright/contracts/photo/photo-metrics';
import type { FoundFace } from './faces/face-of-mesh.ts';
import { rateMetric } from './rate-metric.ts';

/** From this angle in degrees, the line of the eyes says nothing about the tilt of the head. */
const maxTurn = 25;

/** The number of faces, and the position and tilt of the member's own face within the picture without its borders. */
export function measureFaces(count: number, own: FoundFace | null, content: Area): Measurement[] {
  const face = own?.face ?? null;
  const box = own && toShareOf(content, own.box);
  return [
    // No face may also mean that the detector missed it.
    rateMetric('faces', count || null),
    rateMetric('faceShare', box && box.width * box.height, face?.area),
    rateMetric('tilt', face && Math.abs(face.turned) < maxTurn ? Math.abs(face.tilt) : null, face?.area),
    rateMetric('turned', face && Math.abs(face.turned), face?.area),
    rateMetric('edge', box && distanceToEdge(box), face?.area),
  ];
}

const toShareOf = (content: Area, { x, y, width, height }: Area): Area => ({
  x: (x - content.x) / content.width,
  y: (y - content.y) / content.height,
  width: width / content.width,
  height: height / content.height,
});

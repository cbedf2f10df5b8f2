import { distanceToEdge } from '@datewright/contracts/photo/find-own-face';
import type { Face, Measurement } from '@datewright/contracts/photo/photo-metrics';
import { rateMetric } from './rate-metric.ts';

/** From this angle in degrees, the line of the eyes says nothing about the tilt of the head. */
const maxTurn = 25;

/** The number of faces, and the position and tilt of the member's own face. */
export function measureFaces(faces: Face[], own: Face | null): Measurement[] {
  return [
    // No face may also mean that the detector missed it.
    rateMetric('faces', faces.length || null),
    rateMetric('faceShare', own && own.area.width * own.area.height, own?.area),
    rateMetric('tilt', own && Math.abs(own.turned) < maxTurn ? Math.abs(own.tilt) : null, own?.area),
    rateMetric('turned', own && Math.abs(own.turned), own?.area),
    rateMetric('edge', own && distanceToEdge(own.area), own?.area),
  ];
}

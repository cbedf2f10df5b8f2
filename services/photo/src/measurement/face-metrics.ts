import { distanceToEdge } from '@datewright/contracts/photo/find-own-face';
import type { Face, Measurement } from '@datewright/contracts/photo/photo-metrics';
import { rateMetric } from './rate-metric.ts';

/** Degrees from which the eyes' line tells nothing of how the head leans. */
const maxTurn = 25;

/** What the faces tell: how many there are, and of the member's own where it stands and how. */
export function measureFaces(faces: Face[], own: Face | null): Measurement[] {
  return [
    // None may also mean that the detector saw none.
    rateMetric('faces', faces.length || null),
    rateMetric('faceShare', own && own.area.width * own.area.height, own?.area),
    rateMetric('tilt', own && Math.abs(own.turned) < maxTurn ? Math.abs(own.tilt) : null, own?.area),
    rateMetric('turned', own && Math.abs(own.turned), own?.area),
    rateMetric('edge', own && distanceToEdge(own.area), own?.area),
  ];
}

import type { Face, Fact } from '@datewright/contracts/photo/facts';
import { edgeOf } from '@datewright/contracts/photo/own-face';
import { factOf } from './judge.ts';

/** Degrees from which the eyes' line tells nothing of how the head leans. */
const mostTurned = 25;

/** What the faces tell: how many there are, and of the member's own where it stands and how. */
export function faceFacts(faces: Face[], own: Face | null): Fact[] {
  return [
    // None may also mean that the detector saw none.
    factOf('faces', faces.length || null),
    factOf('faceShare', own && own.area.width * own.area.height, own?.area),
    factOf('tilt', own && Math.abs(own.turned) < mostTurned ? Math.abs(own.tilt) : null, own?.area),
    factOf('turned', own && Math.abs(own.turned), own?.area),
    factOf('edge', own && edgeOf(own.area), own?.area),
  ];
}

import type { Face } from '@datewright/contracts/photo/facts';
import type { AnalyzedPhoto } from '../../photos/photo.ts';
import { lightFor } from './light.ts';

/** Degrees. A smaller tilt nobody sees, a larger one is how the head is held. */
const fewest = 3;
const most = 15;

/** The member's face, or the only one there is. */
export function ownFace({ result }: AnalyzedPhoto): Face | null {
  const { faces, own } = result.measured;
  return faces[own ?? (faces.length === 1 ? 0 : -1)] ?? null;
}

/** Degrees that would hold the member's head upright; null when it was not measured or is no slip of the camera. */
export function suggestedTurn(photo: AnalyzedPhoto): number | null {
  const tilt = Math.round((ownFace(photo)?.tilt ?? 0) * 2) / 2;
  return Math.abs(tilt) >= fewest && Math.abs(tilt) <= most ? -tilt : null;
}

/** Stops that would lift a photo that was measured as dark; null for any other. */
export function suggestedLight({ result }: AnalyzedPhoto): number | null {
  const light = result.measured.facts.find(({ id }) => id === 'light');
  const isDark = light?.verdict === 'careful' || light?.verdict === 'bad';
  return light && isDark ? lightFor(light.value) || null : null;
}

import type { Face } from '@datewright/contracts/photo/photo-metrics';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { suggestExposure } from './exposure.ts';

/** Degrees. Nobody notices a smaller tilt, and a larger one is how the head is held. */
const minTilt = 3;
const maxTilt = 15;

/** The member's face, or the only one. */
export function getOwnFace({ result }: AnalyzedPhoto): Face | null {
  const { faces, own } = result.measured;
  return faces[own ?? (faces.length === 1 ? 0 : -1)] ?? null;
}

/** Degrees that would straighten the member's head; null when the tilt was not measured or is intended. */
export function suggestTurn(photo: AnalyzedPhoto): number | null {
  const tilt = Math.round((getOwnFace(photo)?.tilt ?? 0) * 2) / 2;
  return Math.abs(tilt) >= minTilt && Math.abs(tilt) <= maxTilt ? -tilt : null;
}

/** Stops that would brighten a photo that was measured as dark; null for any other. */
export function suggestLight({ result }: AnalyzedPhoto): number | null {
  const light = result.measured.facts.find(({ id }) => id === 'light');
  const isDark = light?.verdict === 'careful' || light?.verdict === 'bad';
  return light && isDark ? suggestExposure(light.value) || null : null;
}

import type { Area } from '@datewright/contracts/photo/area';
import { measureBlurEffect } from './blur-effect.ts';
import { crop, type GrayscaleImage } from './grayscale.ts';
import { measureNoise } from './noise.ts';

/** With a shorter side there are too few pixels to measure. */
const minSide = 64;
/** Noise looks sharp: with more noise than this, a blurred photo would be rated as a sharp one. */
const maxNoise = 1.8;

/** The blur effect of an area or of the whole picture; null when it can't be measured. */
export function measureBlur(grey: GrayscaleImage, area: Area | null): number | null {
  if (measureNoise(grey) > maxNoise) return null;
  return measureBlurEffect(area ? crop(grey, expandArea(grey, area)) : grey);
}

/** The area in pixels, enlarged around its centre when it is too small. */
function expandArea({ width, height }: GrayscaleImage, area: Area) {
  const [left, across] = clampSpan(area.x * width, area.width * width, width);
  const [top, down] = clampSpan(area.y * height, area.height * height, height);
  return { left, top, width: across, height: down };
}

function clampSpan(from: number, length: number, all: number): [from: number, length: number] {
  const grown = Math.min(all, Math.max(minSide, Math.round(length)));
  const start = Math.round(from + length / 2 - grown / 2);
  return [Math.min(Math.max(0, start), all - grown), grown];
}

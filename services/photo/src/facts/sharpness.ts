import type { Area } from '@datewright/contracts/photo/area';
import { blurEffect } from './blur-effect.ts';
import { cutOut, type Grey } from './grey.ts';
import { noiseOf } from './noise.ts';

/** Pixels of a side below which there are too few to tell. */
const leastSide = 64;
/** Noise is sharp by itself: with more of it, a blurred photo measures as a good one. */
const mostNoise = 1.8;

/** The blur effect of an area, or of all of it; null where it can not be told. */
export function blurOf(grey: Grey, area: Area | null): number | null {
  if (noiseOf(grey) > mostNoise) return null;
  return blurEffect(area ? cutOut(grey, around(grey, area)) : grey);
}

/** The area in pixels, grown about its middle where it is too small. */
function around({ width, height }: Grey, area: Area) {
  const [left, across] = span(area.x * width, area.width * width, width);
  const [top, down] = span(area.y * height, area.height * height, height);
  return { left, top, width: across, height: down };
}

function span(from: number, length: number, all: number): [from: number, length: number] {
  const grown = Math.min(all, Math.max(leastSide, Math.round(length)));
  const start = Math.round(from + length / 2 - grown / 2);
  return [Math.min(Math.max(0, start), all - grown), grown];
}

import type { Area } from '@datewright/contracts/photo/area';
import type { Crop } from '@datewright/contracts/photo/photo-metrics';
import { appFrames, type PhotoApp } from '@datewright/contracts/photo/rules';
import { roundMetric } from './round-metric.ts';

/** The best vertical position of a face in a frame: the upper third. */
const faceLine = 1 / 3;

/**
 * The best crop for each app's frame: as large as possible, with the eyes of the member's face in the upper third, or
 * around all faces while the member's is not known.
 */
export function computeCrops(size: { width: number; height: number }, faces: Area[], own: Area | null): Crop[] {
  const keep = own ?? boundingArea(faces);
  return Object.entries(appFrames).map(([app, frame]) => {
    const ratio = size.width / size.height / frame;
    const [width, height] = ratio > 1 ? [1 / ratio, 1] : [1, ratio];
    const area = {
      x: placeWithin(keep ? keep.x + keep.width / 2 : 0.5, 0.5, width),
      y: placeWithin(keep ? keep.y + keep.height / 2 : 0.5, keep ? faceLine : 0.5, height),
      width,
      height,
    };
    const keepsFace = keep === null || containsArea(area, keep);
    return { app: app as PhotoApp, kept: roundMetric(width * height), keepsFace, area: roundArea(area) };
  });
}

/** Where a crop of this length begins, so that `middle` is at `share` of it; always within the picture. */
const placeWithin = (middle: number, share: number, length: number) =>
  Math.min(Math.max(0, middle - share * length), 1 - length);

export const containsArea = (outer: Area, inner: Area) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

function boundingArea(areas: Area[]): Area | null {
  if (areas.length === 0) return null;
  const x = Math.min(...areas.map((area) => area.x));
  const y = Math.min(...areas.map((area) => area.y));
  return {
    x,
    y,
    width: Math.max(...areas.map((area) => area.x + area.width)) - x,
    height: Math.max(...areas.map((area) => area.y + area.height)) - y,
  };
}

export const roundArea = ({ x, y, width, height }: Area): Area => ({
  x: roundMetric(x),
  y: roundMetric(y),
  width: roundMetric(width),
  height: roundMetric(height),
});

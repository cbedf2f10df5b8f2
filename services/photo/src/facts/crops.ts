import type { Area } from '@datewright/contracts/photo/area';
import type { Crop } from '@datewright/contracts/photo/facts';
import { appFrames, type PhotoApp } from '@datewright/contracts/photo/rules';
import { rounded } from './rounded.ts';

/** Where a face's middle stands best in a frame: on the upper third. */
const faceLine = 1 / 3;

/**
 * The best cut for each app's frame: as large as it can be, about the member's face with its eyes in the upper third,
 * or about all faces while nobody knows which one is the member's.
 */
export function cropsOf(size: { width: number; height: number }, faces: Area[], own: Area | null): Crop[] {
  const keep = own ?? around(faces);
  return Object.entries(appFrames).map(([app, frame]) => {
    const ratio = size.width / size.height / frame;
    const [width, height] = ratio > 1 ? [1 / ratio, 1] : [1, ratio];
    const area = {
      x: placed(keep ? keep.x + keep.width / 2 : 0.5, 0.5, width),
      y: placed(keep ? keep.y + keep.height / 2 : 0.5, keep ? faceLine : 0.5, height),
      width,
      height,
    };
    const keepsFace = keep === null || holds(area, keep);
    return { app: app as PhotoApp, kept: rounded(width * height), keepsFace, area: roundedArea(area) };
  });
}

/** Where a cut of such a length begins, so that `middle` stands at `share` of it, within the picture. */
const placed = (middle: number, share: number, length: number) =>
  Math.min(Math.max(0, middle - share * length), 1 - length);

const holds = (outer: Area, inner: Area) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

function around(areas: Area[]): Area | null {
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

const roundedArea = ({ x, y, width, height }: Area): Area => ({
  x: rounded(x),
  y: rounded(y),
  width: rounded(width),
  height: rounded(height),
});

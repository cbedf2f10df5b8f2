import type { Area } from '@datewright/contracts/photo/area';
import type { GrayscaleImage } from './grayscale.ts';

/** How far a pixel may differ from the colour of its corner. */
const tolerance = 4;
/** A smaller triangle may be a part of the photo. */
const smallest = 0.04;

/** The share of a picture in flat triangles of one colour at its corners, as a turned copy has; 0 without three of them. */
export function measureFlatCorners({ pixels, width, height }: GrayscaleImage, content: Area): number {
  const [left, top] = [Math.round(content.x * width), Math.round(content.y * height)];
  const [across, down] = [Math.round(content.width * width), Math.round(content.height * height)];
  const corners = [0, 1].flatMap((right) => [0, 1].map((bottom) => ({ right, bottom })));
  const found = corners.flatMap(({ right, bottom }) => {
    const at = (x: number, y: number) =>
      pixels[(top + (bottom ? down - 1 - y : y)) * width + left + (right ? across - 1 - x : x)] ?? 0;
    const colour = at(0, 0);
    const isFlat = (x: number, y: number) => Math.abs(at(x, y) - colour) <= tolerance;
    const [along, deep] = [countFlat(across, (x) => isFlat(x, 0)), countFlat(down, (y) => isFlat(0, y))];
    if (along < smallest * across || deep < smallest * down || along === across || deep === down) return [];
    const onSlope = (factor: number) =>
      [0.25, 0.5, 0.75].filter((share) =>
        isFlat(Math.floor(share * along * factor), Math.floor((1 - share) * deep * factor)),
      ).length;
    // Just outside of the slope the photo begins, and a spot of it may have the same colour.
    const isTriangle = onSlope(0.9) === 3 && onSlope(1.2) <= 1;
    return isTriangle ? [{ colour, share: (along * deep) / 2 / (across * down) }] : [];
  });
  const same = found.filter(({ colour }) => Math.abs(colour - (found[0]?.colour ?? 0)) <= tolerance);
  return same.length < 3 ? 0 : same.reduce((sum, { share }) => sum + share, 0);
}

function countFlat(length: number, isFlat: (at: number) => boolean): number {
  let at = 0;
  while (at < length && isFlat(at)) at++;
  return at;
}

import { lightOf } from '@datewright/contracts/photo/light';
import { type PhotoRule, photoRules } from '@datewright/contracts/photo/rules';
import { drawSmall } from './draw-small.ts';

export const measuredHere = ['light', 'shadows', 'highlights', 'contrast', 'resolution'] as const;
type MeasuredHere = (typeof measuredHere)[number];

export type Verdict = 'good' | 'careful' | 'bad';

export type PhotoFacts = Record<MeasuredHere, Verdict>;

/** Every measure is taken at this size, as the service does. */
const longestEdge = 640;

/** What a browser can tell of a photo, by the rules of the Photo Analyzer. Throws for what is no picture. */
export async function photoFacts(file: Blob): Promise<{ facts: PhotoFacts; picture: ImageBitmap }> {
  const picture = await createImageBitmap(file);
  const context = drawSmall(document.createElement('canvas'), picture, longestEdge);
  const { width, height } = context.canvas;
  const facts = judge(context.getImageData(0, 0, width, height).data, Math.min(picture.width, picture.height));
  return { facts, picture };
}

/** `colours`: red, green, blue and alpha of each pixel. `shorterSide` of the picture as it was chosen. */
export function judge(colours: Uint8ClampedArray, shorterSide: number): PhotoFacts {
  const pixels = new Uint8Array(colours.length / 4);
  for (let at = 0, from = 0; at < pixels.length; at++, from += 4) {
    const [red = 0, green = 0, blue = 0] = [colours[from], colours[from + 1], colours[from + 2]];
    pixels[at] = (77 * red + 150 * green + 29 * blue + 128) >> 8;
  }
  const { mean, black, white, spread } = lightOf({ pixels });
  return {
    light: verdictOf(photoRules.light, mean),
    shadows: verdictOf(photoRules.shadows, black),
    highlights: verdictOf(photoRules.highlights, white),
    contrast: verdictOf(photoRules.contrast, spread),
    resolution: verdictOf(photoRules.resolution, shorterSide),
  };
}

export function verdictOf({ careful, bad, better }: PhotoRule, value: number): Verdict {
  const isBeyond = (limit: number) => (better === 'more' ? value < limit : value > limit);
  if (isBeyond(bad)) return 'bad';
  return isBeyond(careful) ? 'careful' : 'good';
}

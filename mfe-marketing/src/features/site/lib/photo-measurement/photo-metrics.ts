import { measureBrightness } from '@datewright/contracts/photo/measure-brightness';
import { type PhotoRule, photoRules } from '@datewright/contracts/photo/rules';
import { drawScaledImage } from './draw-scaled-image.ts';

export const photoMetricNames = ['light', 'shadows', 'highlights', 'contrast', 'resolution'] as const;
type PhotoMetricName = (typeof photoMetricNames)[number];

export type PhotoRating = 'good' | 'careful' | 'bad';

export type PhotoRatings = Record<PhotoMetricName, PhotoRating>;

/** Metrics are measured at this size, as in the service. */
const maxEdgePx = 640;

/** Measures a photo in the browser by the rules of Photo Analyzer. Throws for a file that is no picture. */
export async function measurePhoto(file: Blob): Promise<{ facts: PhotoRatings; picture: ImageBitmap }> {
  const picture = await createImageBitmap(file);
  const context = drawScaledImage(document.createElement('canvas'), picture, maxEdgePx);
  const { width, height } = context.canvas;
  const facts = ratePhoto(context.getImageData(0, 0, width, height).data, Math.min(picture.width, picture.height));
  return { facts, picture };
}

/** `colours`: RGBA of each pixel. `shorterSide`: of the original picture, in pixels. */
export function ratePhoto(colours: Uint8ClampedArray, shorterSide: number): PhotoRatings {
  const pixels = new Uint8Array(colours.length / 4);
  for (let at = 0, from = 0; at < pixels.length; at++, from += 4) {
    const [red = 0, green = 0, blue = 0] = [colours[from], colours[from + 1], colours[from + 2]];
    pixels[at] = (77 * red + 150 * green + 29 * blue + 128) >> 8;
  }
  const { upperQuartile, black, white, spread } = measureBrightness({ pixels });
  return {
    light: ratePhotoMetric(photoRules.light, upperQuartile),
    shadows: ratePhotoMetric(photoRules.shadows, black),
    highlights: ratePhotoMetric(photoRules.highlights, white),
    contrast: ratePhotoMetric(photoRules.contrast, spread),
    resolution: ratePhotoMetric(photoRules.resolution, shorterSide),
  };
}

export function ratePhotoMetric({ careful, bad, better }: PhotoRule, value: number): PhotoRating {
  const isBeyond = (limit: number) => (better === 'more' ? value < limit : value > limit);
  if (isBeyond(bad)) return 'bad';
  return isBeyond(careful) ? 'careful' : 'good';
}

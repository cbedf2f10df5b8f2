import type { GrayscaleImage } from './grayscale.ts';

/** Width in pixels of the blur that is applied once more. */
const filterWidth = 9;

/**
 * The blur of a picture from 0 (sharp) to 1 (blurred), after Crete et al. 2007: blur it again and compare the
 * differences between neighbouring pixels. A blurred picture loses little of them. Null for a picture of one colour.
 */
export function measureBlurEffect({ pixels, width, height }: GrayscaleImage): number | null {
  const across = measureLines(pixels, { lines: height, length: width, toNextLine: width, toNextPixel: 1 });
  const down = measureLines(pixels, { lines: width, length: height, toNextLine: 1, toNextPixel: width });
  return across === null || down === null ? null : Math.max(across, down);
}

interface Layout {
  lines: number;
  length: number;
  /** Places in the list of pixels. */
  toNextLine: number;
  toNextPixel: number;
}

function measureLines(pixels: Uint8Array, { lines, length, toNextLine, toNextPixel }: Layout): number | null {
  const half = (filterWidth - 1) / 2;
  const [ahead, behind] = [half * toNextPixel, (half + 1) * toNextPixel];
  // Times the filter's width, so that all numbers are whole, which is three times as fast.
  let differences = 0;
  let lost = 0;
  // Every second line is precise enough.
  for (let line = 0; line < lines; line += 2) {
    const end = line * toNextLine + (length - half) * toNextPixel;
    for (let at = line * toNextLine + behind; at < end; at += toNextPixel) {
      // The mean of nine pixels changes only by the pixels at its ends.
      const blurred = Math.abs((pixels[at + ahead] as number) - (pixels[at - behind] as number));
      const own = filterWidth * Math.abs((pixels[at] as number) - (pixels[at - toNextPixel] as number));
      differences += own;
      if (own > blurred) lost += own - blurred;
    }
  }
  return differences === 0 ? null : 1 - lost / differences;
}

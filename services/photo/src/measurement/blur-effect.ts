import { type GrayscaleImage, transpose } from './grayscale.ts';

/** Width in pixels of the blur that is applied once more. */
const filterWidth = 9;

/**
 * The blur of a picture from 0 (sharp) to 1 (blurred), after Crete et al. 2007: blur it again and compare the
 * differences between neighbouring pixels. A blurred picture loses little of them. Null for a picture of one colour.
 */
export function measureBlurEffect(grey: GrayscaleImage): number | null {
  const across = measureRows(grey);
  const down = measureRows(transpose(grey));
  return across === null || down === null ? null : Math.max(across, down);
}

function measureRows({ pixels, width, height }: GrayscaleImage): number | null {
  const half = (filterWidth - 1) / 2;
  let [differences, lost] = [0, 0];
  // Every second row is precise enough.
  for (let y = 0; y < height; y += 2) {
    const from = y * width;
    for (let x = half + 1; x < width - half; x++) {
      const at = from + x;
      // The mean of nine pixels changes only by the pixels at its ends.
      const step = (pixels[at + half] as number) - (pixels[at - half - 1] as number);
      const own = Math.abs((pixels[at] as number) - (pixels[at - 1] as number));
      const blurred = Math.abs(step) / filterWidth;
      differences += own;
      if (own > blurred) lost += own - blurred;
    }
  }
  return differences === 0 ? null : 1 - lost / differences;
}

import { type Grey, turned } from './grey.ts';

/** Pixels over which the picture is blurred once more. */
const reach = 9;

/**
 * How blurred a picture is, 0 sharp to 1 blurred, after Crete et al. 2007: blur it again, and see how much of the
 * differences between neighbours that takes. What is blurred already loses little. Null for a picture without any.
 */
export function blurEffect(grey: Grey): number | null {
  const across = alongRows(grey);
  const down = alongRows(turned(grey));
  return across === null || down === null ? null : Math.max(across, down);
}

function alongRows({ pixels, width, height }: Grey): number | null {
  const half = (reach - 1) / 2;
  let [differences, lost] = [0, 0];
  // Every second line tells enough.
  for (let y = 0; y < height; y += 2) {
    const from = y * width;
    for (let x = half + 1; x < width - half; x++) {
      const at = from + x;
      // The mean of nine pixels moves by its ends alone.
      const step = (pixels[at + half] ?? 0) - (pixels[at - half - 1] ?? 0);
      const own = Math.abs((pixels[at] ?? 0) - (pixels[at - 1] ?? 0));
      const blurred = Math.abs(step) / reach;
      differences += own;
      if (own > blurred) lost += own - blurred;
    }
  }
  return differences === 0 ? null : 1 - lost / differences;
}

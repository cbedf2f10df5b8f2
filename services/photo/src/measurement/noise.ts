import type { GrayscaleImage } from './grayscale.ts';

/** Pixels of a tile's side. */
const tile = 8;
const calmShare = 0.1;
/** Beyond these values, noise is cut off and seems weaker. */
const clipped = { black: 8, white: 247 };
/** Where the whole picture is one colour with noise, a tile at that share has so much less than the mean. */
const calmToMean = 1.25;

/**
 * The noise of a picture as a standard deviation (0 to 255), after Immerkær 1996: what remains without slopes and
 * edges. Noise is everywhere, so it is read from the calmest tenth of the tiles: skin, hair and fine patterns look like
 * noise elsewhere.
 */
export function measureNoise({ pixels, width, height }: GrayscaleImage): number {
  const tiles: number[] = [];
  // Every second row of tiles is precise enough.
  for (let top = 1; top + tile < height; top += 2 * tile) {
    for (let left = 1; left + tile < width; left += tile) {
      const middle = pixels[(top + tile / 2) * width + left + tile / 2] as number;
      if (middle > clipped.black && middle < clipped.white) tiles.push(measureRoughness(pixels, width, left, top));
    }
  }
  tiles.sort((one, other) => one - other);
  const calm = tiles[Math.floor(tiles.length * calmShare)] ?? 0;
  return (calm * calmToMean * Math.sqrt(Math.PI / 2)) / 6;
}

/** The mean of |1 −2 1; −2 4 −2; 1 −2 1|. */
function measureRoughness(pixels: Uint8Array, width: number, left: number, top: number): number {
  let sum = 0;
  const p = (at: number) => pixels[at] as number;
  for (let y = top; y < top + tile; y++) {
    for (let at = y * width + left; at < y * width + left + tile; at++) {
      const [above, below] = [at - width, at + width];
      const corners = p(above - 1) + p(above + 1) + p(below - 1) + p(below + 1);
      const sides = p(above) + p(below) + p(at - 1) + p(at + 1);
      sum += Math.abs(corners - 2 * sides + 4 * p(at));
    }
  }
  return sum / tile ** 2;
}

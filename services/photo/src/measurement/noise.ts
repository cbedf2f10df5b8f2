import type { GrayscaleImage } from './grayscale.ts';

/**
 * The noise of a picture as a standard deviation (0 to 255), after Immerkær 1996: what remains without slopes and
 * edges. Uses only the calmest half of the tiles, because fine patterns look like noise.
 */
export function measureNoise({ pixels, width, height }: GrayscaleImage): number {
  const tile = 16;
  const tiles: number[] = [];
  // Every second row of tiles is precise enough.
  for (let top = 1; top + tile < height; top += 2 * tile) {
    for (let left = 1; left + tile < width; left += tile) tiles.push(measureRoughness(pixels, width, left, top, tile));
  }
  tiles.sort((one, other) => one - other);
  const calm = tiles.slice(0, Math.ceil(tiles.length / 2));
  if (calm.length === 0) return 0;
  return ((calm.reduce((sum, value) => sum + value, 0) / calm.length) * Math.sqrt(Math.PI / 2)) / 6;
}

/** The mean of |1 −2 1; −2 4 −2; 1 −2 1|. */
function measureRoughness(pixels: Uint8Array, width: number, left: number, top: number, tile: number): number {
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

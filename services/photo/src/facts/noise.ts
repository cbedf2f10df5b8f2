import type { Grey } from './grey.ts';

/**
 * The strength of noise as a standard deviation, 0 to 255, after Immerkær 1996: what is left where neither slopes nor
 * edges count. Only the calmest half of the picture's tiles is asked, for fine patterns look like noise.
 */
export function noiseOf({ pixels, width, height }: Grey): number {
  const tile = 16;
  const tiles: number[] = [];
  for (let top = 1; top + tile < height; top += tile) {
    for (let left = 1; left + tile < width; left += tile) tiles.push(roughness(pixels, width, left, top, tile));
  }
  tiles.sort((one, other) => one - other);
  const calm = tiles.slice(0, Math.ceil(tiles.length / 2));
  if (calm.length === 0) return 0;
  return ((calm.reduce((sum, value) => sum + value, 0) / calm.length) * Math.sqrt(Math.PI / 2)) / 6;
}

/** The mean of |1 −2 1; −2 4 −2; 1 −2 1|. */
function roughness(pixels: Uint8Array, width: number, left: number, top: number, tile: number): number {
  let sum = 0;
  for (let y = top; y < top + tile; y++) {
    for (let x = left; x < left + tile; x++) {
      const at = y * width + x;
      const p = (offset: number) => pixels[at + offset] ?? 0;
      const corners = p(-width - 1) + p(-width + 1) + p(width - 1) + p(width + 1);
      const sides = p(-width) + p(width) + p(-1) + p(1);
      sum += Math.abs(corners - 2 * sides + 4 * p(0));
    }
  }
  return sum / tile ** 2;
}

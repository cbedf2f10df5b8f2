import type { GrayscaleImage } from './grayscale.ts';

const side = 32;
const keptWaves = 8;

/** For each of the lowest frequencies, its cosine at 32 positions. */
const waves = Array.from({ length: keptWaves }, (_, wave) =>
  Array.from({ length: side }, (_, place) => Math.cos((Math.PI / side) * (place + 0.5) * wave)),
);

/**
 * A 64-bit hash in hexadecimal (pHash) that is nearly equal for copies of a photo in another size, brightness or
 * compression: which of the lowest frequencies of a 32 x 32 picture are stronger than their median.
 */
export function computePerceptualHash(grey: GrayscaleImage): string {
  const small = shrink(grey);
  const rows = small.map((row) => waves.map((wave) => dot(row, wave)));
  const strengths = waves.flatMap((wave) =>
    waves.map((_, column) =>
      dot(
        rows.map((row) => row[column] ?? 0),
        wave,
      ),
    ),
  );
  // The first frequency is the overall brightness.
  const median = strengths.slice(1).toSorted((one, other) => one - other)[Math.floor(strengths.length / 2) - 1] ?? 0;
  const bits = strengths.map((strength, at) => (at > 0 && strength > median ? '1' : '0')).join('');
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0');
}

const dot = (row: number[], wave: number[]) => row.reduce((sum, value, at) => sum + value * (wave[at] ?? 0), 0);

/** The means of 32 x 32 areas; a smaller picture repeats its pixels. */
function shrink({ pixels, width, height }: GrayscaleImage): number[][] {
  const parts = (length: number) =>
    Array.from({ length: side }, (_, part) => {
      const from = Math.floor((part * length) / side);
      return { from, to: Math.max(from + 1, Math.floor(((part + 1) * length) / side)) };
    });
  const columns = parts(width);
  return parts(height).map((row) =>
    columns.map((column) => {
      let sum = 0;
      for (let y = row.from; y < row.to; y++) {
        for (let x = column.from; x < column.to; x++) sum += pixels[y * width + x] ?? 0;
      }
      return sum / ((row.to - row.from) * (column.to - column.from));
    }),
  );
}

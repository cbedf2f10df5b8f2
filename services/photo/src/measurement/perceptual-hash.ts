import { crop, type GrayscaleImage } from './grayscale.ts';

const side = 32;
/** Frequencies in each direction: a hash has their square in bits, and more of them separate more pictures. */
const [copyWaves, cropWaves] = [8, 12];

/** For each of the lowest frequencies, its cosine at 32 positions. */
const waves = Array.from({ length: cropWaves }, (_, wave) =>
  Array.from({ length: side }, (_, place) => Math.cos((Math.PI / side) * (place + 0.5) * wave)),
);

/**
 * A 64-bit hash in hexadecimal (pHash) that is nearly equal for copies of a photo in another size, brightness or
 * compression: which of the lowest frequencies of a 32 x 32 picture are stronger than their median.
 */
export const computePerceptualHash = (grey: GrayscaleImage): string => computeHash(grey, copyWaves);

/** Shares cut off a side. Hashes stay close within 0.03 of a cut, so these two stand for crops by up to 0.09. */
const cuts = [0, 0.06];
const parts = cuts.flatMap((left) =>
  cuts.flatMap((right) => cuts.flatMap((top) => cuts.map((bottom) => ({ left, right, top, bottom })))),
);

/**
 * 144-bit hashes of the whole picture, which is the first, and of fifteen parts of it. The hash of a crop is nearly equal
 * to that of one part.
 */
export function computeCropHashes(grey: GrayscaleImage): string[] {
  return parts.map(({ left, right, top, bottom }) => {
    const [x, y] = [Math.round(left * grey.width), Math.round(top * grey.height)];
    const width = Math.max(1, grey.width - x - Math.round(right * grey.width));
    const height = Math.max(1, grey.height - y - Math.round(bottom * grey.height));
    return computeHash(crop(grey, { left: x, top: y, width, height }), cropWaves);
  });
}

function computeHash(grey: GrayscaleImage, count: number): string {
  const small = shrink(grey);
  const kept = waves.slice(0, count);
  const rows = small.map((row) => kept.map((wave) => dot(row, wave)));
  const strengths = kept.flatMap((wave) =>
    kept.map((_, column) =>
      dot(
        rows.map((row) => row[column] ?? 0),
        wave,
      ),
    ),
  );
  // The first frequency is the overall brightness.
  const median = strengths.slice(1).toSorted((one, other) => one - other)[Math.floor(strengths.length / 2) - 1] ?? 0;
  const bits = strengths.map((strength, at) => (at > 0 && strength > median ? '1' : '0')).join('');
  return BigInt(`0b${bits}`)
    .toString(16)
    .padStart(count ** 2 / 4, '0');
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

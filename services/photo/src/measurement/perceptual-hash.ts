import type { GrayscaleImage } from './grayscale.ts';

const side = 32;
/** Frequencies in each direction: a hash has their square in bits, and more of them separate more pictures. */
const [copyWaves, cropWaves] = [8, 12];

/** For each of the lowest frequencies, its cosine at 32 positions. */
const waves = Array.from({ length: cropWaves }, (_, wave) =>
  Array.from({ length: side }, (_, place) => Math.cos((Math.PI / side) * (place + 0.5) * wave)),
);

/** Shares cut off a side. Hashes stay close within 0.03 of a cut, so these two stand for crops by up to 0.09. */
const cuts = [0, 0.06];
const parts = cuts.flatMap((left) =>
  cuts.flatMap((right) => cuts.flatMap((top) => cuts.map((bottom) => ({ left, right, top, bottom })))),
);

export interface PerceptualHashes {
  /**
   * A 64-bit hash in hexadecimal (pHash) that is nearly equal for copies of a photo in another size, brightness or
   * compression: which of the lowest frequencies of a 32 x 32 picture are stronger than their median.
   */
  print: string;
  /**
   * 144-bit hashes of the whole picture, which is the first, and of fifteen parts of it. The hash of a crop is nearly
   * equal to that of one part.
   */
  cropHashes: string[];
}

export function computePerceptualHashes(grey: GrayscaleImage): PerceptualHashes {
  const sums = sumAreas(grey);
  const cropHashes = parts.map(({ left, right, top, bottom }) => {
    const [x, y] = [Math.round(left * grey.width), Math.round(top * grey.height)];
    const width = Math.max(1, grey.width - x - Math.round(right * grey.width));
    const height = Math.max(1, grey.height - y - Math.round(bottom * grey.height));
    return computeHash(shrink(sums, { x, y, width, height }), cropWaves);
  });
  const whole = { x: 0, y: 0, width: grey.width, height: grey.height };
  return { print: computeHash(shrink(sums, whole), copyWaves), cropHashes };
}

function computeHash(small: number[][], count: number): string {
  const kept = waves.slice(0, count);
  const rows = small.map((row) => kept.map((wave) => dot(row, wave)));
  const columns = kept.map((_, column) => rows.map((row) => row[column] ?? 0));
  const strengths = kept.flatMap((wave) => columns.map((column) => dot(column, wave)));
  // The first frequency is the overall brightness.
  const median = strengths.slice(1).toSorted((one, other) => one - other)[Math.floor(strengths.length / 2) - 1] ?? 0;
  const bits = strengths.map((strength, at) => (at > 0 && strength > median ? '1' : '0')).join('');
  return BigInt(`0b${bits}`)
    .toString(16)
    .padStart(count ** 2 / 4, '0');
}

function dot(values: number[], wave: number[]): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += (values[at] as number) * (wave[at] as number);
  return sum;
}

/** For each corner of a pixel, the sum of all pixels above and to the left of it. */
interface AreaSums {
  sums: Uint32Array;
  /** Corners in a row, one more than pixels. */
  stride: number;
}

/** The sums of a picture of at most 16 megapixels. The mean of any area of it then costs four reads. */
function sumAreas({ pixels, width, height }: GrayscaleImage): AreaSums {
  const stride = width + 1;
  const sums = new Uint32Array(stride * (height + 1));
  for (let y = 0, from = 0; y < height; y++) {
    let row = 0;
    for (let x = 0, to = (y + 1) * stride + 1; x < width; x++, from++, to++) {
      row += pixels[from] as number;
      sums[to] = (sums[to - stride] as number) + row;
    }
  }
  return { sums, stride };
}

/** The means of 32 x 32 areas of a part; a smaller one repeats its pixels. */
function shrink({ sums, stride }: AreaSums, part: { x: number; y: number; width: number; height: number }): number[][] {
  const columns = split(part.x, part.width);
  return split(part.y, part.height).map((row) => {
    const [above, below] = [row.from * stride, row.to * stride];
    return columns.map(({ from, to }) => {
      const corner = (at: number) => sums[at] as number;
      const sum = corner(below + to) - corner(above + to) - corner(below + from) + corner(above + from);
      return sum / ((row.to - row.from) * (to - from));
    });
  });
}

const split = (start: number, length: number) =>
  Array.from({ length: side }, (_, part) => {
    const from = Math.floor((part * length) / side);
    return { from: start + from, to: start + Math.max(from + 1, Math.floor(((part + 1) * length) / side)) };
  });

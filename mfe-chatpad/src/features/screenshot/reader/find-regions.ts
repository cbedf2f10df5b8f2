import { type Box, colorDistance, type Pixels } from './pixels.ts';

/** An area in which the colour changes only gradually, such as the inside of a bubble without its text. */
export interface Region extends Box {
  label: number;
  /** Number of pixels. */
  area: number;
}

export interface LabelledPicture {
  picture: Pixels;
  /** The region of each pixel. */
  labels: Int32Array;
  regions: Region[];
}

/** How much the colour may change within one region. */
interface Tolerance {
  /** Between neighbours in a row and in a column. */
  step: { across: number; down: number };
  /** Between the two neighbours of a pixel. */
  slope: { across: number; down: number };
}

/**
 * Separates almost equal greys (#f3f3f3 on white): their softened edge is above the slope in at least one direction. The
 * gradients of most bubbles stay below, and run from top to bottom.
 */
const strict: Tolerance = { step: { across: 4, down: 6 }, slope: { across: 7, down: 10 } };
/** Keeps steep gradients and compressed ones together. */
export const loose: Tolerance = { step: { across: 8, down: 12 }, slope: { across: 14, down: 20 } };

/** Labels connected areas of gradual colour, and lists those of at least `minArea` pixels. */
export function findRegions(picture: Pixels, minArea: number, tolerance = strict): LabelledPicture {
  const { width, height, data } = picture;
  const parents = new Int32Array(width * height);
  const rootOf = (index: number) => {
    let root = index;
    while (parents[root] !== root) root = parents[root] as number;
    for (let at = index; parents[at] !== root; ) {
      const next = parents[at] as number;
      parents[at] = root;
      at = next;
    }
    return root;
  };
  const flat = findFlatPixels(picture, tolerance);
  for (let index = 0; index < parents.length; index++) {
    parents[index] = index;
    if (!flat[index]) continue;
    const at = index * 4;
    if (index % width > 0 && flat[index - 1] && colorDistance(data, at, data, at - 4) <= tolerance.step.across)
      parents[index] = rootOf(index - 1);
    if (index >= width && flat[index - width] && colorDistance(data, at, data, at - width * 4) <= tolerance.step.down) {
      const above = rootOf(index - width);
      const own = rootOf(index);
      if (above < own) parents[own] = above;
      else parents[above] = own;
    }
  }
  const labels = parents.map((_, index) => rootOf(index));
  return { picture, labels, regions: measureRegions(labels, width, minArea) };
}

/** 1 for each pixel whose neighbours on opposite sides hardly differ. */
function findFlatPixels({ width, height, data }: Pixels, { slope }: Tolerance): Uint8Array {
  const flat = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const left = x > 0 ? at - 4 : at;
      const right = x < width - 1 ? at + 4 : at;
      const above = y > 0 ? at - width * 4 : at;
      const below = y < height - 1 ? at + width * 4 : at;
      const isFlat =
        colorDistance(data, left, data, right) <= slope.across && colorDistance(data, above, data, below) <= slope.down;
      flat[y * width + x] = isFlat ? 1 : 0;
    }
  return flat;
}

function measureRegions(labels: Int32Array, width: number, minArea: number): Region[] {
  const areas = new Int32Array(labels.length);
  for (const label of labels) areas[label] = (areas[label] ?? 0) + 1;
  const regions = new Map<number, Region>();
  labels.forEach((label, index) => {
    const area = areas[label] ?? 0;
    if (area < minArea) return;
    const x = index % width;
    const y = (index - x) / width;
    const region = regions.get(label);
    if (!region) {
      regions.set(label, { label, area, left: x, top: y, right: x + 1, bottom: y + 1 });
      return;
    }
    region.left = Math.min(region.left, x);
    region.right = Math.max(region.right, x + 1);
    region.bottom = y + 1;
  });
  return [...regions.values()];
}

/** The first and last pixel of a region in each of its rows, as x coordinates; `null` for a row without any. */
export function rowExtents({ labels, picture }: LabelledPicture, region: Region): ([number, number] | null)[] {
  const rows: ([number, number] | null)[] = [];
  for (let y = region.top; y < region.bottom; y++) {
    let [first, last] = [-1, -1];
    for (let x = region.left; x < region.right; x++) {
      if (labels[y * picture.width + x] !== region.label) continue;
      if (first < 0) first = x;
      last = x;
    }
    rows.push(first < 0 ? null : [first, last]);
  }
  return rows;
}

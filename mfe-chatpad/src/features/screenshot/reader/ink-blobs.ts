import type { Box } from './pixels.ts';

/** Connected pixels that differ from their background: a letter, a part of one, an emoji, a line. */
export interface InkBlob extends Box {
  label: number;
  area: number;
  /** The pixel with the highest contrast, whose colour is that of the ink. */
  darkestAt: [number, number];
}

export interface InkBlobs extends Array<InkBlob> {
  /** The blob of each pixel, 0 for none. */
  labels?: Int32Array;
}

interface Contrast {
  width: number;
  height: number;
  distances: Uint8Array;
}

/** Finds connected pixels whose contrast is above `minContrast`. */
export function findInkBlobs({ width, height, distances }: Contrast, minContrast: number): InkBlobs {
  const labels = new Int32Array(width * height);
  const blobs: InkBlobs = [];
  const stack: number[] = [];
  for (let start = 0; start < distances.length; start++) {
    if (labels[start] !== 0 || (distances[start] ?? 0) <= minContrast) continue;
    const label = blobs.length + 1;
    const blob: InkBlob = { label, area: 0, left: width, top: height, right: 0, bottom: 0, darkestAt: [0, 0] };
    let darkest = 0;
    labels[start] = label;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      blob.area++;
      if (x < blob.left) blob.left = x;
      if (x >= blob.right) blob.right = x + 1;
      if (y < blob.top) blob.top = y;
      if (y >= blob.bottom) blob.bottom = y + 1;
      if ((distances[at] ?? 0) > darkest) {
        darkest = distances[at] ?? 0;
        blob.darkestAt = [x, y];
      }
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= distances.length || labels[next] !== 0) continue;
        if ((distances[next] ?? 0) <= minContrast) continue;
        labels[next] = label;
        stack.push(next);
      }
    }
    blobs.push(blob);
  }
  blobs.labels = labels;
  return blobs;
}

import { type LabelledPicture, type Region, rowExtents } from './find-regions.ts';
import { findInkBlobs, type InkBlob } from './ink-blobs.ts';
import { type Box, colorDistance, type GrayImage, heightOf, type Pixels, widthOf } from './pixels.ts';

/** White pixels around the text, which the recognizer needs. */
export const margin = 16;
/** Smaller differences from the background are noise of the compression. */
const minContrast = 24;

interface Contrast {
  width: number;
  height: number;
  /** How far each pixel is from the background behind it. */
  distances: Uint8Array;
}

/**
 * Draws the text in a region as black on white, whatever the colours are and also on gradients. Emoji, borders and
 * lines of text that the edge of the region cuts and the boxes `without` are left out. Returns `null` if nothing is left.
 */
export function isolateText(
  picture: Pixels,
  labelled: LabelledPicture,
  region: Region,
  { scale, without = [] }: { scale: number; without?: Box[] },
): GrayImage | null {
  const contrast = measureContrast(picture, labelled, region, scale);
  for (const box of without) eraseBox(contrast, box, region, scale);
  const blobs = findInkBlobs(contrast, minContrast);
  const pictures = findPictures(blobs, picture, region, scale);
  const times = findTime(
    blobs.filter(({ label }) => !pictures.has(label)),
    contrast,
    scale,
  );
  erase(contrast, blobs, new Set([...pictures, ...times]));
  eraseCutLines(contrast, scale);
  return toGray(contrast);
}

function measureContrast(picture: Pixels, labelled: LabelledPicture, region: Region, scale: number): Contrast {
  const points = widthOf(region);
  const width = points * scale;
  const height = heightOf(region) * scale;
  const distances = new Uint8Array(width * height);
  const background = fillBackground(labelled, region);
  rowExtents(labelled, region).forEach((extent, row) => {
    if (!extent) return;
    const [first, last] = extent;
    for (let dy = 0; dy < scale; dy++) {
      const y = row * scale + dy;
      const start = (region.top * scale + y) * picture.width + region.left * scale;
      for (let x = (first - region.left) * scale; x < (last + 1 - region.left) * scale; x++) {
        const behind = (row * points + (x - (x % scale)) / scale) * 4;
        distances[y * width + x] = colorDistance(picture.data, (start + x) * 4, background, behind);
      }
    }
  });
  return { width, height, distances };
}

/** The colour of the region at each point, where text covers it interpolated between its neighbours in the row. */
function fillBackground({ labels, picture }: LabelledPicture, region: Region): Uint8Array {
  const width = widthOf(region);
  const filled = new Uint8Array(width * heightOf(region) * 4);
  for (let row = 0; row < heightOf(region); row++) {
    const start = (row + region.top) * picture.width + region.left;
    let previous = -1;
    for (let x = 0; x < width; x++) {
      if (labels[start + x] !== region.label) continue;
      for (let gap = previous + 1; gap <= x; gap++)
        for (let channel = 0; channel < 3; channel++) {
          const right = picture.data[(start + x) * 4 + channel] ?? 0;
          const left = previous < 0 ? right : (picture.data[(start + previous) * 4 + channel] ?? 0);
          const share = (gap - previous) / (x - previous);
          filled[(row * width + gap) * 4 + channel] = left + (right - left) * share;
        }
      previous = x;
    }
  }
  return filled;
}

/** Blobs that are no letters: borders, separators, photos, and emoji, whose colour differs from that of the letters. */
function findPictures(blobs: InkBlob[], picture: Pixels, region: Region, scale: number): Set<number> {
  const isLarge = (blob: InkBlob) => {
    const [width, height] = [widthOf(blob) / scale, heightOf(blob) / scale];
    return height > 44 || (width > 60 && (height > 20 || height <= 3));
  };
  const colorOf = ({ darkestAt, left, top }: InkBlob) => {
    const [x, y] = [region.left * scale + (darkestAt?.[0] ?? left), region.top * scale + (darkestAt?.[1] ?? top)];
    return (y * picture.width + x) * 4;
  };
  const letters = blobs.filter((blob) => !isLarge(blob) && blob.area >= scale * scale * 4);
  const ink = mostCommonColor(letters.map(colorOf), picture.data);
  const isEmoji = (blob: InkBlob) => {
    const [width, height] = [widthOf(blob) / scale, heightOf(blob) / scale];
    const fill = blob.area / (widthOf(blob) * heightOf(blob));
    if (width < 12 || height < 12 || fill < 0.5 || ink === null) return false;
    return colorDistance(picture.data, colorOf(blob), picture.data, ink) > 48;
  };
  return new Set(blobs.filter((blob) => isLarge(blob) || isEmoji(blob)).map(({ label }) => label));
}

/** How far below the text's contrast that of a time is. */
const timeContrast = 0.8;
/** Points. */
const timeHeight = 24;

/** The time and the delivery marks in the lower right corner, which apps print fainter than the message. */
function findTime(blobs: InkBlob[], { width, height, distances }: Contrast, scale: number): number[] {
  const contrastOf = ({ darkestAt: [x, y] }: InkBlob) => distances[y * width + x] ?? 0;
  const contrasts = blobs.map(contrastOf).sort((one, other) => one - other);
  const textContrast = contrasts[Math.floor(contrasts.length * 0.8)] ?? 0;
  const corner = blobs
    .filter(({ top }) => top > height - timeHeight * scale)
    .sort((one, other) => other.right - one.right);
  const end = corner.findIndex((blob) => contrastOf(blob) > textContrast * timeContrast);
  const faint = end < 0 ? corner : corner.slice(0, end);
  return faint.length >= 4 ? faint.map(({ label }) => label) : [];
}

/** The place in `data` of the colour that most others resemble. */
function mostCommonColor(places: number[], data: Pixels['data']): number | null {
  const likeness = places.map((one) => places.filter((other) => colorDistance(data, one, data, other) <= 48).length);
  const most = Math.max(0, ...likeness);
  return most === 0 ? null : (places[likeness.indexOf(most)] ?? null);
}

function erase({ distances }: Contrast, blobs: InkBlob[] & { labels?: Int32Array }, pictures: Set<number>): void {
  if (pictures.size === 0) return;
  const { labels } = blobs;
  for (let at = 0; at < distances.length; at++) if (pictures.has(labels?.[at] ?? -1)) distances[at] = 0;
}

function eraseBox({ width, height, distances }: Contrast, box: Box, region: Region, scale: number): void {
  const [left, right] = [Math.max(0, (box.left - region.left - 1) * scale), (box.right - region.left + 1) * scale];
  for (let y = Math.max(0, (box.top - region.top - 1) * scale); y < (box.bottom - region.top + 1) * scale; y++)
    if (y < height) distances.fill(0, y * width + left, y * width + Math.min(width, right));
}

/** Erases a line of text that touches the upper or lower edge: the edge cut it. */
function eraseCutLines({ width, height, distances }: Contrast, scale: number): void {
  const hasInk = (y: number) => distances.subarray(y * width, (y + 1) * width).some((ink) => ink > 2 * minContrast);
  const edge = 2 * scale;
  for (const [start, step] of [
    [0, 1],
    [height - 1, -1],
  ] as const) {
    const rows = Array.from({ length: edge }, (_, at) => start + step * at);
    const touched = rows.find(hasInk);
    if (touched === undefined) continue;
    for (let y = touched; y >= 0 && y < height && hasInk(y); y += step) distances.fill(0, y * width, (y + 1) * width);
  }
}

function toGray({ width, height, distances }: Contrast): GrayImage | null {
  const ink = distances.filter((distance) => distance > minContrast).sort();
  if (ink.length < 20) return null;
  const darkest = Math.max(60, ink[Math.floor(ink.length * 0.9)] ?? 255);
  const gray = { width: width + 2 * margin, height: height + 2 * margin };
  const data = new Uint8Array(gray.width * gray.height).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const distance = distances[y * width + x] ?? 0;
      if (distance <= minContrast / 2) continue;
      data[(y + margin) * gray.width + x + margin] = distance > darkest ? 0 : 255 - (distance * 255) / darkest;
    }
  return { ...gray, data };
}

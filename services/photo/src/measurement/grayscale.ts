import { readPixels } from './pixels.ts';

/** The brightness of a picture, 0 to 255, row by row. */
export interface GrayscaleImage {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** All metrics use this size, so that large and small copies of a photo get the same values. */
const maxEdge = 640;

/** A JPEG that this service made, in grayscale, with no side longer than 640 pixels. */
export async function toGrayscale(jpeg: Uint8Array): Promise<GrayscaleImage> {
  const { pixels, ...size } = await readPixels(jpeg, maxEdge, 'linear');
  return { pixels: computeBrightness(pixels), ...size };
}

/** Luma as JPEG defines it. Computed here, because the conversion in sharp takes as long as everything else. */
function computeBrightness(colours: Uint8Array): Uint8Array {
  const pixels = new Uint8Array(colours.length / 3);
  for (let at = 0, from = 0; at < pixels.length; at++, from += 3) {
    const [red, green, blue] = [colours[from] as number, colours[from + 1] as number, colours[from + 2] as number];
    pixels[at] = (77 * red + 150 * green + 29 * blue + 128) >> 8;
  }
  return pixels;
}

/** The picture with rows and columns swapped. */
export function transpose({ pixels, width, height }: GrayscaleImage): GrayscaleImage {
  const flipped = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) flipped[x * height + y] = pixels[y * width + x] ?? 0;
  }
  return { pixels: flipped, width: height, height: width };
}

/** A part of the picture in whole pixels, clamped to the picture. */
export function crop(
  { pixels, width }: GrayscaleImage,
  part: { left: number; top: number; width: number; height: number },
): GrayscaleImage {
  const cut = new Uint8Array(part.width * part.height);
  for (let y = 0; y < part.height; y++) {
    const from = (part.top + y) * width + part.left;
    cut.set(pixels.subarray(from, from + part.width), y * part.width);
  }
  return { pixels: cut, width: part.width, height: part.height };
}

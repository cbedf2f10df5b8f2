import sharp, { type Sharp } from 'sharp';

/** The brightness of a picture, 0 to 255, row by row. */
export interface GrayscaleImage {
  pixels: Uint8Array;
  width: number;
  height: number;
}

interface PixelArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** All metrics of the whole picture use this size, so that large and small copies of a photo get the same values. */
const maxEdge = 640;

/** A JPEG that this service made, in grayscale, with no side longer than 640 pixels. */
export const toGrayscale = (jpeg: Uint8Array): Promise<GrayscaleImage> =>
  readBrightness(
    sharp(jpeg).resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true, kernel: 'linear' }),
  );

/** A part of a JPEG that this service made, in grayscale, at its own size. */
export const readGrayscalePart = (jpeg: Uint8Array, part: PixelArea): Promise<GrayscaleImage> =>
  readBrightness(sharp(jpeg).extract(part));

async function readBrightness(picture: Sharp): Promise<GrayscaleImage> {
  const { data, info } = await picture.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: computeBrightness(data), width: info.width, height: info.height };
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

/** The smallest blur that sharp accepts; less changes nothing. */
const minBlur = 0.3;

/** The picture at another size, blurred with a standard deviation of `blur` pixels. */
export async function resizeGrayscale(grey: GrayscaleImage, scale: number, blur = 0): Promise<GrayscaleImage> {
  if (scale === 1 && blur < minBlur) return grey;
  const { pixels, width, height } = grey;
  const picture = sharp(pixels, { raw: { width, height, channels: 1 } }).resize({
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    fit: 'fill',
    kernel: 'linear',
  });
  const softened = blur < minBlur ? picture : picture.blur(blur);
  const { data, info } = await softened.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** The means of squares of 4 x 4 pixels: much faster than any other scale. */
export function quarterGrayscale({ pixels, width, height }: GrayscaleImage): GrayscaleImage {
  const small = { width: Math.max(1, width >> 2), height: Math.max(1, height >> 2) };
  const means = new Uint8Array(small.width * small.height);
  const [across, down] = [Math.min(4, width), Math.min(4, height)];
  for (let y = 0, to = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++, to++) {
      let sum = 0;
      for (let row = 4 * y; row < 4 * y + down; row++) {
        const from = row * width + 4 * x;
        for (let at = from; at < from + across; at++) sum += pixels[at] as number;
      }
      means[to] = Math.round(sum / (across * down));
    }
  }
  return { pixels: means, ...small };
}

export const readRow = ({ pixels, width }: GrayscaleImage, row: number): Uint8Array =>
  pixels.subarray(row * width, (row + 1) * width);

export function readColumn({ pixels, width, height }: GrayscaleImage, column: number): Uint8Array {
  const read = new Uint8Array(height);
  for (let row = 0, at = column; row < height; row++, at += width) read[row] = pixels[at] as number;
  return read;
}

/** A part of the picture in whole pixels. */
export function crop({ pixels, width }: GrayscaleImage, part: PixelArea): GrayscaleImage {
  if (part.width * part.height === pixels.length) return { pixels, width: part.width, height: part.height };
  const cut = new Uint8Array(part.width * part.height);
  for (let y = 0; y < part.height; y++) {
    const from = (part.top + y) * width + part.left;
    cut.set(pixels.subarray(from, from + part.width), y * part.width);
  }
  return { pixels: cut, width: part.width, height: part.height };
}

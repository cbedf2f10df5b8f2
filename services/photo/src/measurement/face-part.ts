import sharp from 'sharp';
import type { FoundFace } from './faces/face-of-mesh.ts';
import { type GrayscaleImage, readGrayscalePart, resizeGrayscale } from './grayscale.ts';

/** The member's face in grayscale, cut out of the picture at its full size. */
export interface FacePart {
  grey: GrayscaleImage;
  /** The side of a square as large as the face, in pixels. */
  side: number;
}

/** Forehead and chin belong to the face, and the detector's box ends just inside of them. */
const margin = 0.1;
/** Pixels of a face of which light is measured: noise is averaged away, and what shines on a face is not. */
const lightSide = 32;

export async function readFacePart(jpeg: Uint8Array, { face: { area } }: FoundFace): Promise<FacePart> {
  const size = await sharp(jpeg).metadata();
  const [left, width] = toPixels(area.x, area.width, size.width);
  const [top, height] = toPixels(area.y, area.height, size.height);
  const side = Math.sqrt(area.width * size.width * area.height * size.height);
  return { grey: await readGrayscalePart(jpeg, { left, top, width, height }), side };
}

function toPixels(from: number, length: number, all: number): [from: number, length: number] {
  const start = Math.max(0, Math.floor((from - margin * length) * all));
  return [start, Math.max(1, Math.min(all - start, Math.ceil((1 + 2 * margin) * length * all)))];
}

/** The pixels within the oval of the face, without hair and background. */
export async function readFaceOval({ grey, side }: FacePart): Promise<Uint8Array> {
  const { pixels, width, height } = await resizeGrayscale(grey, lightSide / side);
  const radius = (1 / (1 + 2 * margin)) * 0.9;
  return pixels.filter((_, at) => {
    const x = ((at % width) + 0.5) / width;
    const y = (Math.floor(at / width) + 0.5) / height;
    return Math.hypot(2 * x - 1, 2 * y - 1) <= radius;
  });
}

import { join } from 'node:path';
import { root } from '@datewright/platform/root';
import sharp from 'sharp';

/** A phone's photo: twelve million pixels with fine detail, the same each time. */
export const createPhonePhoto = () => createPhoto(4000, 3000).jpeg({ quality: 85 }).toBuffer();

/** A small photo, so that its intake costs little; another one for each `seed`. */
export const createSmallPhoto = (seed = 7) => createPhoto(1200, 1600, seed).jpeg({ quality: 85 }).toBuffer();

/**
 * The most pixels that a photo may have, within the ten megabytes of an upload: in each format that sharp writes, one
 * of them rotated.
 */
export async function createLargestPhotos(): Promise<Buffer[]> {
  const largest = await createPhoto(7296, 5472).jpeg({ quality: 75 }).toBuffer();
  const lying = await sharp(largest).withMetadata({ orientation: 6 }).toBuffer();
  const webp = await sharp(largest).webp({ quality: 60, effort: 0 }).toBuffer();
  const even = { width: 7296, height: 5472, channels: 3, background: '#7a5' } as const;
  const png = await sharp({ create: even })
    .composite([{ input: await sharp(largest).resize(1200).toBuffer() }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return [largest, lying, webp, png];
}

/** Hills and grain, drawn at half size: about as many bytes as a phone's photo. */
function createPhoto(width: number, height: number, firstSeed = 7) {
  const [across, down] = [width / 2, height / 2];
  const pixels = Buffer.alloc(across * down * 3);
  for (let at = 0, seed = firstSeed; at < pixels.length; at++) {
    seed = (seed * 48_271) % 2_147_483_647;
    const [x, y] = [Math.floor(at / 3) % across, Math.floor(at / 3 / across)];
    const hill = 128 + 60 * Math.sin(x / 37 + (at % 3)) * Math.cos(y / 53);
    pixels[at] = Math.min(255, Math.max(0, hill + (seed % 61) - 30));
  }
  return sharp(pixels, { raw: { width: across, height: down, channels: 3 } }).resize(width, height);
}

/** The measured modules, as the service runs them. */
export const photoServiceModules = {
  pictures: () => import(join(root, 'shared/service-kit/src/pictures/picture-processor.ts')),
  measurer: () => import(join(root, 'services/photo/src/measurement/measurer.ts')),
  measurePhoto: () => import(join(root, 'services/photo/src/measurement/measure-photo.ts')),
};

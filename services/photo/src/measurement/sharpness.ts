import { measureBlurEffect } from './blur-effect.ts';
import { type GrayscaleImage, resizeGrayscale } from './grayscale.ts';
import { measureNoise } from './noise.ts';

/** Pixels by which every picture is blurred first, so that JPEG, pores and a weak noise don't pass for detail. */
const leastBlur = 1;
/** Noise up to this deviation needs no more blur than that. */
const harmlessNoise = 1.2;
/** The pixels of blur in which a noise disappears, as measured. */
const blurAgainst = (noise: number) => Math.max(leastBlur, 1.2 * Math.max(0, noise - harmlessNoise) ** 0.8);
/** Pixels of a face's side: a copy with fewer is blurred at this size. */
const faceSide = 246;
/** A face's blur is also measured at this scale, because a strong one hardly changes at the full one. */
const coarseScale = 0.43;
const pictureSide = 640;

interface Sharpness {
  /** The blur effect that is left once the noise is removed: detail that noise hides does not count. Null for one colour. */
  blur: number | null;
  noise: number;
}

/** The sharpness of a face of `side` pixels. */
export async function measureFaceSharpness(grey: GrayscaleImage, side: number): Promise<Sharpness> {
  const { picture, noise } = await normalize(grey, faceSide / side);
  const fine = measureBlurEffect(picture);
  const coarse = measureBlurEffect(await resizeGrayscale(picture, coarseScale));
  return { blur: fine === null || coarse === null ? null : (fine + coarse) / 2, noise };
}

/** The sharpness of a whole picture. */
export async function measurePictureSharpness(grey: GrayscaleImage): Promise<Sharpness> {
  const { picture, noise } = await normalize(grey, pictureSide / Math.max(grey.width, grey.height));
  return { blur: measureBlurEffect(picture), noise };
}

/** The picture at another scale, without its noise. */
async function normalize(grey: GrayscaleImage, scale: number): Promise<{ picture: GrayscaleImage; noise: number }> {
  const noise = measureNoise(grey);
  return { picture: await resizeGrayscale(grey, scale, blurAgainst(noise * Math.min(1, scale))), noise };
}

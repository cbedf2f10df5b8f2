import sharp, { type Sharp } from 'sharp';
import { serveTasks } from '../processes/serve-tasks.ts';
import type { PictureKind } from './picture-kind.ts';

export interface DecodeTask {
  kind: PictureKind;
  hasNoEnd: boolean;
  longestEdge: number;
  quality: number;
}

/** Sizes are those of the upright picture. */
export interface DecodedPicture {
  jpeg: Uint8Array;
  width: number;
  height: number;
  original: { width: number; height: number };
}

/**
 * Decoding untrusted bytes is the only dangerous step, so it runs in a process without secrets, network access or other
 * members' data, which can be killed.
 */
sharp.cache(false);
sharp.concurrency(1);

const maxDecodedPixels = 41_000_000;

async function openPicture(
  { kind, hasNoEnd }: DecodeTask,
  bytes: Buffer,
): Promise<{ picture: Sharp; readSize(): Promise<DecodedPicture['original']> }> {
  if (kind === 'heic') {
    // Loaded on demand, because the HEIC decoder is two megabytes.
    const { decodeHeicPixels: pixelsOfHeic } = await import('./decode-heic.ts');
    const { data, width, height } = await pixelsOfHeic(bytes, maxDecodedPixels);
    const raw = { width, height, channels: 4 } as const;
    const picture = sharp(data, { raw, limitInputPixels: maxDecodedPixels });
    return { picture, readSize: async () => ({ width, height }) };
  }
  // A truncated file causes only a warning, and half of the picture would be grey.
  const failOn = hasNoEnd ? 'warning' : 'error';
  const picture = sharp(bytes, { limitInputPixels: maxDecodedPixels, failOn, pages: 1 });
  return { picture: picture.rotate(), readSize: async () => (await picture.metadata()).autoOrient };
}

/** JPEG is decoded at about the wanted size, and for the small step that is left this is as sharp and faster. */
const kernel = 'cubic';

async function decode(task: DecodeTask, bytes: Buffer): Promise<DecodedPicture> {
  const { picture, readSize } = await openPicture(task, bytes);
  const { longestEdge, quality } = task;
  const [original, { data, info }] = await Promise.all([
    readSize(),
    picture
      .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true, kernel })
      .flatten({ background: '#ffffff' })
      // Another pass over the picture would make it a twentieth smaller, and most are deleted within minutes.
      .jpeg({ quality, optimiseCoding: false })
      .toBuffer({ resolveWithObject: true }),
  ]);
  return { jpeg: data, width: info.width, height: info.height, original };
}

serveTasks(decode);

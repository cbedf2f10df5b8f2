import sharp, { type Sharp } from 'sharp';
import { serveTasks } from '../processes/serve-tasks.ts';
import type { PictureKind } from './picture-kind.ts';

export interface DecodeTask {
  kind: PictureKind;
  bytes: Uint8Array;
  hasNoEnd: boolean;
  longestEdge: number;
  quality: number;
}

/** Sizes are of the picture as it stands upright. */
export interface DecodedPicture {
  jpeg: Uint8Array;
  width: number;
  height: number;
  original: { width: number; height: number };
}

/**
 * A process of its own for the only dangerous step: what unpacks strangers' bytes has no secret, no network use and no
 * other member's data, and can be killed.
 */
sharp.cache(false);
sharp.concurrency(1);

const maxDecodedPixels = 41_000_000;

async function openPicture({
  kind,
  bytes,
  hasNoEnd,
}: DecodeTask): Promise<{ picture: Sharp; original: DecodedPicture['original'] }> {
  if (kind === 'heic') {
    // Loaded by those who send one: the unpacker is two megabytes.
    const { decodeHeicPixels: pixelsOfHeic } = await import('./decode-heic.ts');
    const { data, width, height } = await pixelsOfHeic(bytes, maxDecodedPixels);
    const raw = { width, height, channels: 4 } as const;
    return { picture: sharp(data, { raw, limitInputPixels: maxDecodedPixels }), original: { width, height } };
  }
  // What was cut off lacks data, which is a warning only: half of it would be grey.
  const failOn = hasNoEnd ? 'warning' : 'error';
  const picture = sharp(bytes, { limitInputPixels: maxDecodedPixels, failOn, pages: 1 });
  const { autoOrient: original } = await picture.metadata();
  return { picture: picture.rotate(), original };
}

async function decode(order: DecodeTask): Promise<DecodedPicture> {
  const { picture, original } = await openPicture(order);
  const { longestEdge, quality } = order;
  const { data, info } = await picture
    .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height, original };
}

serveTasks(decode);

import { AppError } from '@datewright/service-kit/errors';
import sharp from 'sharp';

/** A picture of 40 million pixels takes 160 MB once it is unpacked; a small file can claim to be any size. */
const mostPixels = 40_000_000;
const longestEdge = 1568;

/** Only what we promise to read ever reaches a decoder, whatever the name or declared type of the file. */
function looksLikePicture(bytes: Buffer): boolean {
  const isPng = bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const isJpeg = bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isPng || isJpeg || isWebp;
}

/** A screenshot as an AI may see it: upright, small enough to read, and with no metadata. Throws `unreadable_image`. */
export async function prepareImage(bytes: Buffer): Promise<Buffer> {
  if (!looksLikePicture(bytes)) throw new AppError('unreadable_image');
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch (cause) {
    throw new AppError('unreadable_image', { cause });
  }
}

import {
  assertPicture,
  detectPictureKind,
  InvalidPictureError,
  type PictureKind,
  type SanitizedPicture,
} from './picture-kind.ts';
import { sanitizeHeif } from './sanitize-heif.ts';
import { sanitizeJpeg } from './sanitize-jpeg.ts';
import { sanitizePng } from './sanitize-png.ts';
import { sanitizeWebp } from './sanitize-webp.ts';

/** So many pixels take 160 MB when decoded, and a small file can claim any size. */
export const maxPixels = 40_000_000;
/** No camera has a longer side, and a line of a million pixels breaks decoders. */
const maxSideLength = 20_000;

/**
 * Removes everything that a decoder does not need from a picture's container, before any decoder sees it. Throws
 * `InvalidPictureError` for a kind that is not wanted, a malformed container or too many pixels.
 */
export function sanitizePicture(bytes: Buffer, accepted: readonly PictureKind[]): SanitizedPicture {
  const kind = detectPictureKind(bytes);
  assertPicture(kind !== null && accepted.includes(kind), 'another kind');
  const walked = sanitizeByKind(bytes, kind);
  assertPicture(walked.width <= maxSideLength && walked.height <= maxSideLength, 'too long');
  assertPicture(walked.weight <= maxPixels, 'too many pixels');
  return walked;
}

function sanitizeByKind(bytes: Buffer, kind: PictureKind): SanitizedPicture {
  try {
    if (kind === 'png') return sanitizePng(bytes);
    if (kind === 'jpeg') return sanitizeJpeg(bytes);
    return kind === 'webp' ? sanitizeWebp(bytes) : sanitizeHeif(bytes, kind);
  } catch (error) {
    // A read past the end of the buffer.
    if (error instanceof RangeError) throw new InvalidPictureError('breaks off');
    throw error;
  }
}

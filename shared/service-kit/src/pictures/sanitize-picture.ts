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

/** A picture of so many pixels takes 160 MB once it is unpacked; a small file can claim to be any size. */
export const maxPixels = 40_000_000;
/** No camera and no screen is longer; a line of a million pixels breaks decoders. */
const maxSideLength = 20_000;

/**
 * Walks a picture's container before any decoder sees it, and answers it without what it does not need. Throws
 * `BadPicture` for a kind that is not wanted, a container that breaks rules, or too many pixels.
 */
export function sanitizePicture(bytes: Buffer, wanted: readonly PictureKind[]): SanitizedPicture {
  const kind = detectPictureKind(bytes);
  assertPicture(kind !== null && wanted.includes(kind), 'another kind');
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
    // Reading past the end of a buffer.
    if (error instanceof RangeError) throw new InvalidPictureError('breaks off');
    throw error;
  }
}

import { BadPicture, kindOf, must, type PictureKind, type Walked } from './kinds.ts';
import { walkHeif } from './walk-heif.ts';
import { walkJpeg } from './walk-jpeg.ts';
import { walkPng } from './walk-png.ts';
import { walkWebp } from './walk-webp.ts';

/** A picture of so many pixels takes 160 MB once it is unpacked; a small file can claim to be any size. */
export const mostPixels = 40_000_000;
/** No camera and no screen is longer; a line of a million pixels breaks decoders. */
const longestSide = 20_000;

/**
 * Walks a picture's container before any decoder sees it, and answers it without what it does not need. Throws
 * `BadPicture` for a kind that is not wanted, a container that breaks rules, or too many pixels.
 */
export function walkPicture(bytes: Buffer, wanted: readonly PictureKind[]): Walked {
  const kind = kindOf(bytes);
  must(kind !== null && wanted.includes(kind), 'another kind');
  const walked = read(bytes, kind);
  must(walked.width <= longestSide && walked.height <= longestSide, 'too long');
  must(walked.weight <= mostPixels, 'too many pixels');
  return walked;
}

function read(bytes: Buffer, kind: PictureKind): Walked {
  try {
    if (kind === 'png') return walkPng(bytes);
    if (kind === 'jpeg') return walkJpeg(bytes);
    return kind === 'webp' ? walkWebp(bytes) : walkHeif(bytes, kind);
  } catch (error) {
    // Reading past the end of a buffer.
    if (error instanceof RangeError) throw new BadPicture('breaks off');
    throw error;
  }
}

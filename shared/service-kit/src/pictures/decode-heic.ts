import decodeHeic from 'heic-decode';

/**
 * The pixels of the first picture of a HEIC, upright. libheif applies the container's rotation, and the Exif
 * orientation has to be ignored, so nobody may rotate it again.
 */
export async function decodeHeicPixels(
  bytes: Uint8Array,
  mostPixels: number,
): Promise<{ data: Uint8ClampedArray; width: number; height: number }> {
  const found = await decodeHeic.all({ buffer: bytes });
  try {
    const first = found[0];
    if (!first || first.width * first.height > mostPixels) throw new RangeError();
    return await first.decode();
  } finally {
    found.dispose();
  }
}

import { assertPicture, type SanitizedPicture } from './picture-kind.ts';

const keptChunkTypes = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'EXIF']);
const maxChunks = 100;
const maxExifBytes = 64 * 1024;
const animated = 0x02;
/** Flags of the header for a colour profile, Exif and XMP. */
const profileAndXmp = 0x20 | 0x04;

/**
 * Sanitizes a WebP: one still picture and its orientation, without texts and profiles. Throws `InvalidPictureError`.
 */
export function sanitizeWebp(bytes: Buffer): SanitizedPicture {
  const stated = bytes.readUInt32LE(4) + 8;
  assertPicture(stated <= bytes.length, 'breaks off');
  const parts: Buffer[] = [];
  let size: { width: number; height: number } | undefined;
  let pictures = 0;
  for (let at = 12, chunk = 0; at + 8 <= stated; chunk++) {
    assertPicture(chunk < maxChunks, 'too many chunks');
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    assertPicture(end <= bytes.length, 'breaks off');
    const body = bytes.subarray(at + 8, at + 8 + length);
    assertPicture(type !== 'ANIM' && type !== 'ANMF', 'moves');
    const part = Buffer.from(bytes.subarray(at, end));
    if (type === 'VP8X') {
      assertPicture(length >= 10 && ((body[0] ?? 0) & animated) === 0, 'moves');
      part[8] = (part[8] ?? 0) & ~profileAndXmp;
    }
    if (type === 'VP8 ' || type === 'VP8L') {
      assertPicture(++pictures === 1, 'two pictures in one');
      size = type === 'VP8 ' ? readLossySize(body) : readLosslessSize(body);
    }
    if (keptChunkTypes.has(type) && (type !== 'EXIF' || length <= maxExifBytes)) parts.push(part);
    at = end;
  }
  assertPicture(size && size.width > 0 && size.height > 0, 'no picture');
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(
    parts.reduce((sum, part) => sum + part.length, 4),
    4,
  );
  return { kind: 'webp', ...size, weight: size.width * size.height, parts: [head, ...parts] };
}

function readLossySize(body: Buffer) {
  assertPicture(body.length >= 10 && body.readUIntBE(3, 3) === 0x9d012a, 'no picture');
  return { width: body.readUInt16LE(6) & 0x3fff, height: body.readUInt16LE(8) & 0x3fff };
}

function readLosslessSize(body: Buffer) {
  assertPicture(body.length >= 5 && body[0] === 0x2f, 'no picture');
  const bits = body.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

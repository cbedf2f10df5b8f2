import { assertPicture, type SanitizedPicture } from './picture-kind.ts';

/** What a decoder needs. Fifty kilobytes of text or profile can unpack to fifty megabytes. */
const keptChunkTypes = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'sRGB']);
const maxChunks = 20_000;
const colourTypes = new Set([0, 2, 3, 4, 6]);

/** Sanitizes a PNG. Throws `InvalidPictureError`. */
export function sanitizePng(bytes: Buffer): SanitizedPicture {
  const parts: Buffer[] = [bytes.subarray(0, 8)];
  let at = 8;
  let ended = false;
  for (let chunk = 0; !ended; chunk++) {
    assertPicture(chunk < maxChunks, 'too many chunks');
    assertPicture(at + 12 <= bytes.length, 'breaks off');
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    assertPicture(end <= bytes.length, 'breaks off');
    assertPicture(chunk > 0 || (type === 'IHDR' && length === 13), 'no head');
    if (keptChunkTypes.has(type)) parts.push(bytes.subarray(at, end));
    ended = type === 'IEND';
    at = end;
  }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [depth, colour, interlaced] = [bytes[24] ?? 0, bytes[25] ?? 0, bytes[28] === 1];
  assertPicture(width > 0 && height > 0 && colourTypes.has(colour) && depth <= 16, 'no picture');
  // Sixteen bits take twice the memory, and an interlaced picture is held twice.
  const weight = width * height * (depth === 16 ? 2 : 1) * (interlaced ? 2 : 1);
  return { kind: 'png', width, height, weight, parts };
}

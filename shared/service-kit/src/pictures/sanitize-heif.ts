import { assertPicture, type PictureKind, type SanitizedPicture } from './picture-kind.ts';

const maxBoxes = 2000;
const maxDepth = 6;
/** A phone splits a picture into some fifty tiles. */
const maxItems = 400;
const maxMetaBytes = 1024 * 1024;
/** Boxes that contain boxes, with the bytes before the first. */
const containerBoxes = new Map([
  ['meta', 4],
  ['iprp', 0],
  ['ipco', 0],
  ['dinf', 0],
]);

/** Sanitizes an AVIF or HEIC; its `ispe` boxes have the size of each picture. Throws `InvalidPictureError`. */
export function sanitizeHeif(bytes: Buffer, kind: PictureKind): SanitizedPicture {
  let boxes = 0;
  let [width, height, seen] = [0, 0, false];

  function walk(from: number, to: number, depth: number): void {
    assertPicture(depth <= maxDepth, 'too deep');
    for (let at = from; at < to; ) {
      assertPicture(++boxes <= maxBoxes, 'too many boxes');
      assertPicture(at + 8 <= to, 'breaks off');
      const short = bytes.readUInt32BE(at);
      const type = bytes.toString('latin1', at + 4, at + 8);
      assertPicture(short !== 1 || at + 16 <= to, 'breaks off');
      const length = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
      const head = short === 1 ? 16 : 8;
      const end = at + length;
      assertPicture(length >= head && end <= to, 'breaks off');
      assertPicture(type !== 'moov' && type !== 'moof', 'moves');
      assertPicture(type !== 'meta' || length <= maxMetaBytes, 'too much about it');
      if (type === 'iinf') assertPicture(bytes.readUInt16BE(at + head + 4) <= maxItems, 'too many parts');
      if (type === 'ispe') {
        assertPicture(length >= head + 12, 'breaks off');
        seen = true;
        const [w, h] = [bytes.readUInt32BE(at + head + 4), bytes.readUInt32BE(at + head + 8)];
        if (w * h > width * height) [width, height] = [w, h];
      }
      const skip = containerBoxes.get(type);
      if (skip !== undefined) walk(at + head + skip, end, depth + 1);
      at = end;
    }
  }

  walk(0, bytes.length, 0);
  assertPicture(seen && width > 0 && height > 0, 'no picture');
  return { kind, width, height, weight: width * height, parts: [bytes] };
}

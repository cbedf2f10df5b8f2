import { must, type PictureKind, type Walked } from './kinds.ts';

const mostBoxes = 2000;
const deepest = 6;
/** A phone cuts a picture into some fifty tiles. */
const mostItems = 400;
const mostMeta = 1024 * 1024;
/** Boxes that hold boxes, with the bytes that stand before the first. */
const holders = new Map([
  ['meta', 4],
  ['iprp', 0],
  ['ipco', 0],
  ['dinf', 0],
]);

/** An AVIF or HEIC by its boxes; `ispe` says how large each of its pictures is. Throws `BadPicture`. */
export function walkHeif(bytes: Buffer, kind: PictureKind): Walked {
  let boxes = 0;
  let [width, height, seen] = [0, 0, false];

  function walk(from: number, to: number, depth: number): void {
    must(depth <= deepest, 'too deep');
    for (let at = from; at < to; ) {
      must(++boxes <= mostBoxes, 'too many boxes');
      must(at + 8 <= to, 'breaks off');
      const short = bytes.readUInt32BE(at);
      const type = bytes.toString('latin1', at + 4, at + 8);
      must(short !== 1 || at + 16 <= to, 'breaks off');
      const length = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
      const head = short === 1 ? 16 : 8;
      const end = at + length;
      must(length >= head && end <= to, 'breaks off');
      must(type !== 'moov' && type !== 'moof', 'moves');
      must(type !== 'meta' || length <= mostMeta, 'too much about it');
      if (type === 'iinf') must(bytes.readUInt16BE(at + head + 4) <= mostItems, 'too many parts');
      if (type === 'ispe') {
        must(length >= head + 12, 'breaks off');
        seen = true;
        const [w, h] = [bytes.readUInt32BE(at + head + 4), bytes.readUInt32BE(at + head + 8)];
        if (w * h > width * height) [width, height] = [w, h];
      }
      const skip = holders.get(type);
      if (skip !== undefined) walk(at + head + skip, end, depth + 1);
      at = end;
    }
  }

  walk(0, bytes.length, 0);
  must(seen && width > 0 && height > 0, 'no picture');
  return { kind, width, height, weight: width * height, bytes };
}

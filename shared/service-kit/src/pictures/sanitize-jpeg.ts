import { assertPicture, type SanitizedPicture } from './picture-kind.ts';

const maxSegments = 1000;
/** Each scan of a progressive JPEG decodes the whole picture again. */
const maxScans = 100;
/** A colour profile may span several segments of 64 KB. */
const maxProfiles = 16;

const [app0, app1, app2, app14] = [0xe0, 0xe1, 0xe2, 0xee];
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const hasNoPayload = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Removes comments and makers' notes from a JPEG; the orientation stays. Throws `InvalidPictureError`. */
export function sanitizeJpeg(bytes: Buffer): SanitizedPicture {
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let [at, segments, scans, profiles, hasExif, hasNoEnd] = [2, 0, 0, 0, false, false];
  let size: { width: number; height: number } | undefined;

  function isNeeded(marker: number, segment: Buffer): boolean {
    if (marker === app0 || marker === app14) return true;
    if (marker === app2) return ++profiles <= maxProfiles;
    if (marker === app1 && !hasExif && segment.toString('latin1', 4, 8) === 'Exif') {
      hasExif = true;
      return true;
    }
    return marker < app0;
  }

  for (;;) {
    assertPicture(at + 2 <= bytes.length, 'breaks off');
    assertPicture(bytes[at] === 0xff, 'no segment');
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === 0xd9) break;
    assertPicture(++segments <= maxSegments, 'too many segments');
    if (hasNoPayload(marker)) {
      at += 2;
      continue;
    }
    assertPicture(at + 4 <= bytes.length, 'breaks off');
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    assertPicture(end <= bytes.length && end >= at + 4, 'breaks off');
    const segment = bytes.subarray(at, end);
    if (isFrame(marker)) {
      assertPicture(!size && segment.length >= 10, 'two pictures in one');
      size = { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
    }
    if (isNeeded(marker, segment)) parts.push(segment);
    at = end;
    if (marker !== 0xda) continue;
    assertPicture(++scans <= maxScans, 'too many scans');
    const next = findScanEnd(bytes, at);
    parts.push(bytes.subarray(at, next));
    at = next;
    hasNoEnd = at >= bytes.length;
    if (hasNoEnd) break;
  }
  parts.push(Buffer.from([0xff, 0xd9]));
  assertPicture(size && size.width > 0 && size.height > 0 && scans > 0, 'no picture');
  return { kind: 'jpeg', ...size, weight: size.width * size.height, parts, hasNoEnd };
}

/** The end of the coded data: the next marker that is neither a restart nor a stuffed byte. */
function findScanEnd(bytes: Buffer, at: number): number {
  for (let mark = bytes.indexOf(0xff, at); mark >= 0; mark = bytes.indexOf(0xff, mark + 1)) {
    const next = bytes[mark + 1];
    if (next === undefined) return bytes.length;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return mark;
  }
  return bytes.length;
}

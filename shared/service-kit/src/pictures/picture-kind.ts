export type PictureKind = 'png' | 'jpeg' | 'webp' | 'avif' | 'heic';

/** What a container says before anything is decoded: cleaned of what nobody needs, and its size. */
export interface SanitizedPicture {
  kind: PictureKind;
  width: number;
  height: number;
  /** How many of these pixels count for one of eight bits: what a decoder has to hold at once. */
  weight: number;
  /** The container without texts, and with no more of the rest than a picture needs. */
  bytes: Buffer;
  /** It had no end mark. Some cameras leave it out; else it was cut off on its way. */
  hasNoEnd?: boolean;
}

/** A container that breaks its own rules, or ours. Holds nothing of its content. */
export class InvalidPictureError extends Error {}

export function assertPicture(condition: unknown, what: string): asserts condition {
  if (!condition) throw new InvalidPictureError(what);
}

const startsWithBytes = (bytes: Buffer, ...expected: number[]) => expected.every((value, at) => bytes[at] === value);
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1']);

/** The kind of picture by its first bytes, whatever the name or declared type of the file; `null` for anything else. */
export function detectPictureKind(bytes: Buffer): PictureKind | null {
  if (startsWithBytes(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (startsWithBytes(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return null;
  const brand = bytes.toString('latin1', 8, 12);
  if (brand === 'avif' || brand === 'avis') return 'avif';
  return heicBrands.has(brand) ? 'heic' : null;
}

export type PictureKind = 'png' | 'jpeg' | 'webp' | 'avif' | 'heic';

/** What a container says before decoding: its size, and itself without metadata. */
export interface SanitizedPicture {
  kind: PictureKind;
  width: number;
  height: number;
  /** Pixels, weighted by the memory that a decoder needs for one. */
  weight: number;
  /** The container without texts and whatever else a decoder does not need; parts of the same memory. */
  parts: Buffer[];
  /** There was no end marker: some cameras omit it, or the file is truncated. */
  hasNoEnd?: boolean;
}

/** A container that breaks its format's rules or ours. The message holds nothing of its content. */
export class InvalidPictureError extends Error {}

export function assertPicture(condition: unknown, what: string): asserts condition {
  if (!condition) throw new InvalidPictureError(what);
}

const startsWithBytes = (bytes: Buffer, ...expected: number[]) => expected.every((value, at) => bytes[at] === value);
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1']);

/** The kind of picture by its first bytes, whatever the file's name or declared type; `null` for anything else. */
export function detectPictureKind(bytes: Buffer): PictureKind | null {
  if (startsWithBytes(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (startsWithBytes(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return null;
  const brand = bytes.toString('latin1', 8, 12);
  if (brand === 'avif' || brand === 'avis') return 'avif';
  return heicBrands.has(brand) ? 'heic' : null;
}

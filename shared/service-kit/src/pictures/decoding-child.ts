import type { Decoded, DecodeOrder } from './decoder.ts';
import type { PictureKind } from './kinds.ts';
import { megabyte, type WorkingChild, workingChild } from './working-child.ts';

export type DecodingChild = WorkingChild<DecodeOrder, Decoded>;

/**
 * Forty million pixels unpacked, twice, and the process itself; a HEIC of that size takes 570 MB. Its unpacker keeps
 * what it took, so that a child that had one is not kept.
 */
export const decodingChild = (): DecodingChild =>
  workingChild({
    script: new URL('./decoder.ts', import.meta.url),
    mostMemory: 650 * megabyte,
    mostIdle: 250 * megabyte,
  });

/** Milliseconds. A HEIC of 24 million pixels is three to four seconds of work, in WebAssembly and on one core. */
export const longestDecode = (kind: PictureKind) => (kind === 'heic' ? 20_000 : 8000);

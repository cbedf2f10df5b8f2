import { createTaskProcess, megabyte, type TaskProcess } from '../processes/task-process.ts';
import type { DecodedPicture, DecodeTask } from './decoder.ts';
import type { PictureKind } from './picture-kind.ts';

export type DecoderProcess = TaskProcess<DecodeTask, DecodedPicture>;

/**
 * Forty million pixels unpacked, twice, and the process itself; a HEIC of that size takes 570 MB. Its unpacker keeps
 * what it took, so that a child that had one is not kept.
 */
export const createDecoderProcess = (): DecoderProcess =>
  createTaskProcess({
    script: new URL('./decoder.ts', import.meta.url),
    maxMemoryBytes: 650 * megabyte,
    maxIdleMemoryBytes: 250 * megabyte,
  });

/** Milliseconds. A HEIC of 24 million pixels is three to four seconds of work, in WebAssembly and on one core. */
export const getDecodeTimeoutMs = (kind: PictureKind) => (kind === 'heic' ? 20_000 : 8000);

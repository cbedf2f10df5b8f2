import { createTaskProcess, megabyte, type TaskProcess } from '../processes/task-process.ts';
import type { DecodedPicture, DecodeTask } from './decoder.ts';
import type { PictureKind } from './picture-kind.ts';

export type DecoderProcess = TaskProcess<DecodeTask, DecodedPicture>;

/**
 * Memory for forty million decoded pixels, twice, and the process itself; a HEIC of that size takes 570 MB. The HEIC
 * decoder never frees memory, so a child that ran it is not reused.
 */
export const createDecoderProcess = (): DecoderProcess =>
  createTaskProcess({
    script: new URL('./decoder.ts', import.meta.url),
    maxMemoryBytes: 650 * megabyte,
    maxIdleMemoryBytes: 250 * megabyte,
  });

/** Milliseconds. A HEIC of 24 million pixels takes three to four seconds, in WebAssembly on one core. */
export const getDecodeTimeoutMs = (kind: PictureKind) => (kind === 'heic' ? 20_000 : 8000);

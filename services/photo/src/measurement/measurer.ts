import type { Point } from '@datewright/contracts/photo/area';
import { measured, type PhotoMetrics } from '@datewright/contracts/photo/photo-metrics';
import { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { createTaskProcess, megabyte, type TaskProcess } from '@datewright/service-kit/processes/task-process';
import type { PhotoToMeasure } from './measure-photo.ts';

/** Measures photos one at a time in a process of its own, because finding faces blocks a thread for half a second. */
export interface Measurer {
  /**
   * Measures a JPEG from the kit's intake; `original` is the size of the picture that it was made from. Throws
   * `unavailable` when measuring fails, and the reason of an aborted `signal`.
   */
  measure(jpeg: Buffer, how: MeasureOptions): Promise<PhotoMetrics>;
  close(): void;
}

export interface MeasureOptions {
  original: { width: number; height: number };
  /** Where the member pointed at their own face. */
  own?: Point | undefined;
  signal: AbortSignal;
}

/** Milliseconds; the first photo also waits for the detector to load. */
const timeoutMs = 20_000;
const retryAfterSeconds = 5;

/** The detector and one photo use about 300 MB, and usage hardly grows. */
const createMeasuringChild = (): TaskProcess<PhotoToMeasure, unknown> =>
  createTaskProcess({
    script: new URL('./measuring-process.ts', import.meta.url),
    maxMemoryBytes: 600 * megabyte,
    maxIdleMemoryBytes: 450 * megabyte,
  });

export function createMeasurer(child = createMeasuringChild()): Measurer {
  let last: Promise<unknown> = Promise.resolve();

  async function measure(jpeg: Buffer, { original, own, signal }: MeasureOptions): Promise<PhotoMetrics> {
    try {
      return z.parse(measured, await child.run({ original, own }, { bytes: [jpeg], longest: timeoutMs, signal }));
    } catch (cause) {
      signal.throwIfAborted();
      throw new AppError('unavailable', { retryAfter: retryAfterSeconds, cause });
    }
  }

  return {
    measure(jpeg, how) {
      const turn = last.then(() => measure(jpeg, how));
      last = turn.catch(() => {});
      return turn;
    },
    close: () => child.stop(),
  };
}

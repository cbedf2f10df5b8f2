import type { Point } from '@datewright/contracts/photo/area';
import { type Measured, measured } from '@datewright/contracts/photo/facts';
import { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors';
import { megabyte, type WorkingChild, workingChild } from '@datewright/service-kit/pictures/working-child';
import type { MeasureOrder } from './measuring-process.ts';

/** Measures photos in a process of its own, one at a time: finding faces is half a second of work without a pause. */
export interface Measurer {
  /**
   * What is measured on a JPEG of the kit's intake; `original` is the size of the picture that it was made of. Throws
   * `unavailable` when it can't be measured, and whatever `signal` was aborted with.
   */
  measure(jpeg: Buffer, how: HowToMeasure): Promise<Measured>;
  close(): void;
}

export interface HowToMeasure {
  original: { width: number; height: number };
  /** Where the member pointed at their own face. */
  own?: Point | undefined;
  signal: AbortSignal;
}

/** Milliseconds; the first photo waits for the detector too. */
const longest = 20_000;
const retryAfter = 5;

/** The detector and one photo take 300 MB; it hardly grows. */
const measuringChild = (): WorkingChild<MeasureOrder, unknown> =>
  workingChild({
    script: new URL('./measuring-process.ts', import.meta.url),
    mostMemory: 600 * megabyte,
    mostIdle: 450 * megabyte,
  });

export function measurer(child = measuringChild()): Measurer {
  let last: Promise<unknown> = Promise.resolve();

  async function measure(jpeg: Buffer, { original, own, signal }: HowToMeasure): Promise<Measured> {
    try {
      return z.parse(measured, await child.ask({ jpeg, original, own }, { longest, signal }));
    } catch (cause) {
      signal.throwIfAborted();
      throw new AppError('unavailable', { retryAfter, cause });
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

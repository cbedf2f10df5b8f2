import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Measured } from '@datewright/contracts/photo/facts';
import { megabyte, workingChild } from '@datewright/service-kit/pictures/working-child';
import type { Sharp } from 'sharp';
import type { MeasureOrder } from '../../src/facts/measuring-process.ts';
import { clean } from './facts-photos.ts';

/** Measures a picture as if nobody were in it; `close` when done. */
export function measuringNobody() {
  const child = workingChild<MeasureOrder, Measured>({
    script: pathToFileURL(join(__dirname, 'facts-without-faces-process.ts')),
    mostMemory: 600 * megabyte,
    mostIdle: 600 * megabyte,
  });
  return {
    measure: async (picture: Sharp): Promise<Measured> =>
      child.ask({ jpeg: await clean(picture), original: { width: 1920, height: 1280 } }, { longest: 60_000 }),
    close: () => child.stop(),
  };
}

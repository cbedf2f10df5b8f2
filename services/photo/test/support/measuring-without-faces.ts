import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PhotoMetrics } from '@datewright/contracts/photo/photo-metrics';
import { createTaskProcess, megabyte } from '@datewright/service-kit/processes/task-process';
import type { Sharp } from 'sharp';
import type { PhotoToMeasure } from '../../src/measurement/measure-photo.ts';
import { normalizePhoto } from './measurement-photos.ts';

/** Measures a picture as if nobody were in it; call `close` when done. */
export function createMeasurerWithoutFaces() {
  const child = createTaskProcess<PhotoToMeasure, PhotoMetrics>({
    script: pathToFileURL(join(__dirname, 'measuring-without-faces-process.ts')),
    maxMemoryBytes: 600 * megabyte,
    maxIdleMemoryBytes: 600 * megabyte,
  });
  return {
    measure: async (picture: Sharp): Promise<PhotoMetrics> =>
      child.run(
        { original: { width: 1920, height: 1280 } },
        { bytes: [await normalizePhoto(picture)], longest: 60_000 },
      ),
    close: () => child.stop(),
  };
}

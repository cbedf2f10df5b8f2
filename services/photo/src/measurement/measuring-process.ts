import type { PhotoMetrics } from '@datewright/contracts/photo/photo-metrics';
import { serveTasks } from '@datewright/service-kit/processes/serve-tasks';
import sharp from 'sharp';
import { createFaceFinder } from './faces/find-faces.ts';
import { measurePhoto, type PhotoToMeasure } from './measure-photo.ts';

sharp.cache(false);
sharp.concurrency(1);

const finder = createFaceFinder();
// Without its detector it would report that there is no face, so it exits; the next process may succeed.
finder.catch(() => process.exit(1));

serveTasks<PhotoToMeasure, PhotoMetrics>(async (how, jpeg) => measurePhoto(jpeg, how, await finder));

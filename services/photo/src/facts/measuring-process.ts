import type { Measured } from '@datewright/contracts/photo/facts';
import { answerOrders } from '@datewright/service-kit/pictures/answer-orders';
import sharp from 'sharp';
import { faceFinder } from './faces/find-faces.ts';
import { measurePhoto, type PhotoToMeasure } from './measure-photo.ts';

export interface MeasureOrder extends PhotoToMeasure {
  jpeg: Uint8Array;
}

sharp.cache(false);
sharp.concurrency(1);

const finder = faceFinder();
// Without its detector it must not say that it saw no face; a process after it may have more luck.
finder.catch(() => process.exit(1));

answerOrders<MeasureOrder, Measured>(async ({ jpeg, ...how }) => measurePhoto(jpeg, how, await finder));

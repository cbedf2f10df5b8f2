import type { PhotoMetrics } from '@datewright/contracts/photo/photo-metrics';
import type { Analysis } from '../src/data/analysis-repository.ts';
import { type ReviewContext, reviewPhoto } from '../src/use-cases/review-photo.ts';
import { createMeasurement } from './support/photo-metrics.ts';
import { wall } from './support/pictures.ts';

const suggestedCrop = { x: 0, y: 0, width: 1, height: 0.7 };

/** Reviews a photo of which these are the measurements, as it lies and then upright. */
async function review(...measurements: PhotoMetrics[]) {
  const jpeg = await wall();
  const opinion = { type: 'profile', score: 7, writtenBy: 'an AI', sees: true, suggestedCrop };
  const context = {
    waitingPictures: { find: async () => ({ jpeg, original: { width: 900, height: 1200 }, expiresAt: new Date() }) },
    measurer: { measure: async () => measurements.shift() },
    critic: {
      moderate: async () => {},
      review: async (_picture: unknown, measured: PhotoMetrics) => ({ ...opinion, measured }),
    },
  } as unknown as ReviewContext;
  return reviewPhoto(context, {} as Analysis, { signal: new AbortController().signal, reportProgress: async () => {} });
}

test('The crop of a photo that has to be turned first is not given', async () => {
  expect(await review(createMeasurement())).toMatchObject({ score: 7, suggestedCrop });
  const turned = await review(createMeasurement({ turn: 90, score: 5 }), createMeasurement());
  expect(turned).toMatchObject({ score: 4, turned: { score: 7 } });
  expect(turned).not.toHaveProperty('suggestedCrop');
});

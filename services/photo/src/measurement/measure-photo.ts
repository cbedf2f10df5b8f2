import type { Point } from '@datewright/contracts/photo/area';
import { findOwnFace } from '@datewright/contracts/photo/find-own-face';
import { measureBrightness } from '@datewright/contracts/photo/measure-brightness';
import type { Measurement, PhotoMetrics } from '@datewright/contracts/photo/photo-metrics';
import { measureBorders } from './borders.ts';
import { measureClutter } from './clutter.ts';
import { computeCrops } from './crops.ts';
import { measureFaces } from './face-metrics.ts';
import type { FindFaces } from './faces/find-faces.ts';
import { toGrayscale } from './grayscale.ts';
import { computePerceptualHash } from './perceptual-hash.ts';
import { computeScore, rateMetric } from './rate-metric.ts';
import { measureBlur } from './sharpness.ts';

/** The size of the original, upright, and where the member pointed at their own face. */
export interface PhotoToMeasure {
  original: { width: number; height: number };
  own?: Point | undefined;
}

/**
 * Measures a JPEG that this service made, by the rules of the contract. The same picture always gives the same result.
 */
export async function measurePhoto(
  jpeg: Uint8Array,
  { original, own: pointed }: PhotoToMeasure,
  findFaces: FindFaces,
): Promise<PhotoMetrics> {
  const grey = await toGrayscale(jpeg);
  const faces = await findFaces(jpeg);
  const own = findOwnFace(faces, pointed);
  const face = own === null ? null : (faces[own] ?? null);
  const areas = faces.map(({ area }) => area);
  const light = measureBrightness(grey);
  const facts: Measurement[] = [
    rateMetric('sharpness', measureBlur(grey, face?.area ?? null), face?.area),
    rateMetric('light', light.mean),
    rateMetric('shadows', light.black),
    rateMetric('highlights', light.white),
    rateMetric('contrast', light.spread),
    rateMetric('resolution', Math.min(original.width, original.height)),
    ...measureFaces(faces, face),
    rateMetric('borders', measureBorders(grey)),
    rateMetric('clutter', measureClutter(grey, areas)),
  ];
  const crops = computeCrops(original, areas, face?.area ?? null);
  return { facts, faces, own, crops, print: computePerceptualHash(grey), score: computeScore(facts) };
}

import type { Area, Point } from '@datewright/contracts/photo/area';
import { findOwnFace } from '@datewright/contracts/photo/find-own-face';
import { measureBrightness } from '@datewright/contracts/photo/measure-brightness';
import type { Measurement, PhotoMetrics } from '@datewright/contracts/photo/photo-metrics';
import { measureBorders } from './borders.ts';
import { measureClutter } from './clutter.ts';
import { computeCrops } from './crops.ts';
import { measureFaces } from './face-metrics.ts';
import { type FacePart, readFaceOval, readFacePart } from './face-part.ts';
import type { FindFaces } from './faces/find-faces.ts';
import { crop, type GrayscaleImage, quarterGrayscale, toGrayscale } from './grayscale.ts';
import { computePerceptualHashes } from './perceptual-hash.ts';
import { computeScore, rateMetric } from './rate-metric.ts';
import { measureFaceSharpness, measurePictureSharpness } from './sharpness.ts';

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
  const { faces: found, turn } = await findFaces(jpeg);
  const faces = found.map(({ face }) => face);
  const own = findOwnFace(faces, pointed);
  const face = own === null ? null : (found[own] ?? null);
  const part = face && (await readFacePart(jpeg, face));
  const areas = faces.map(({ area }) => area);
  const borders = measureBorders(grey);
  const content = crop(grey, toPixels(borders.content, grey));
  // Sharp blurs the picture in a thread of its own, and the hashes are computed meanwhile.
  const detail = measureDetail(content, part);
  const hashes = computePerceptualHashes(grey);
  const facts: Measurement[] = [
    // Without a face, nothing tells which side of a photo is up.
    rateMetric('upright', found.length > 0 ? Math.min(turn, 360 - turn) : null),
    ...(await detail).map(({ id, value }) => rateMetric(id, value, face?.face.area)),
    // At a quarter of the size, noise does not pass for contrast.
    rateMetric('contrast', measureBrightness(quarterGrayscale(content)).spread),
    rateMetric('resolution', Math.min(original.width, original.height)),
    ...measureFaces(found.length, face, borders.content),
    rateMetric('borders', borders.share),
    rateMetric('clutter', measureClutter(grey, areas)),
  ];
  const crops = computeCrops(original, areas, face?.face.area ?? null);
  const lying = turn === 0 ? {} : { turn };
  return { facts, faces, own, crops, ...lying, ...hashes, score: computeScore(facts) };
}

/** What is measured on the member's face, or on the whole picture where no face is theirs. */
async function measureDetail(grey: GrayscaleImage, part: FacePart | null) {
  const { blur, noise } = part ? await measureFaceSharpness(part.grey, part.side) : await measurePictureSharpness(grey);
  const light = measureBrightness({ pixels: part ? await readFaceOval(part) : grey.pixels });
  return [
    { id: 'sharpness', value: blur },
    { id: 'noise', value: noise },
    { id: 'light', value: part ? light.lightest : light.upperQuartile },
    { id: 'shadows', value: light.black },
    { id: 'highlights', value: light.white },
  ] as const;
}

function toPixels({ x, y, width, height }: Area, grey: GrayscaleImage) {
  const [left, top] = [Math.round(x * grey.width), Math.round(y * grey.height)];
  return {
    left,
    top,
    width: Math.max(1, Math.min(grey.width - left, Math.round(width * grey.width))),
    height: Math.max(1, Math.min(grey.height - top, Math.round(height * grey.height))),
  };
}

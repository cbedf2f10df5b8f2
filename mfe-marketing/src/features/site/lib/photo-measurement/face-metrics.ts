import type { Area } from '@datewright/contracts/photo/area';
import { distanceToEdge, findOwnFace } from '@datewright/contracts/photo/find-own-face';
import { photoRules } from '@datewright/contracts/photo/rules';
import { type PhotoRating, ratePhotoMetric } from './photo-metrics.ts';

export interface FaceMetrics {
  count: number;
  faces: PhotoRating;
  /** Metrics of the main face; `null` without one or when it is ambiguous. */
  own: Record<'faceShare' | 'edge', PhotoRating> | null;
}

/** Rates the faces in a photo by the rules of Photo Analyzer. */
export function measureFaces(faces: readonly Area[]): FaceMetrics {
  const own =
    faces[
      findOwnFace(
        faces.map((area) => ({ area })),
        undefined,
      ) ?? -1
    ];
  return {
    count: faces.length,
    // The detector may have missed a face, so no face is rated "careful".
    faces: faces.length === 0 ? 'careful' : ratePhotoMetric(photoRules.faces, faces.length),
    own: own
      ? {
          faceShare: ratePhotoMetric(photoRules.faceShare, own.width * own.height),
          edge: ratePhotoMetric(photoRules.edge, distanceToEdge(own)),
        }
      : null,
  };
}

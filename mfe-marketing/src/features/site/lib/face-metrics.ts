import type { Area } from '@datewright/contracts/photo/area';
import { distanceToEdge, findOwnFace } from '@datewright/contracts/photo/find-own-face';
import { photoRules } from '@datewright/contracts/photo/rules';
import { type PhotoRating, ratePhotoMetric } from './photo-metrics.ts';

export interface FaceMetrics {
  count: number;
  faces: PhotoRating;
  /** Of the face that the photo is of; `null` where there is none, or nobody knows which. */
  own: Record<'faceShare' | 'edge', PhotoRating> | null;
}

/** What the faces on a photo tell, by the rules of the Photo Analyzer. */
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
    // No face may also mean that the detector saw none.
    faces: faces.length === 0 ? 'careful' : ratePhotoMetric(photoRules.faces, faces.length),
    own: own
      ? {
          faceShare: ratePhotoMetric(photoRules.faceShare, own.width * own.height),
          edge: ratePhotoMetric(photoRules.edge, distanceToEdge(own)),
        }
      : null,
  };
}

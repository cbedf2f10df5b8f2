import type { Area } from '@datewright/contracts/photo/area';
import { edgeOf, ownFace } from '@datewright/contracts/photo/own-face';
import { photoRules } from '@datewright/contracts/photo/rules';
import { type Verdict, verdictOf } from './photo-facts.ts';

export interface FaceFacts {
  count: number;
  faces: Verdict;
  /** Of the face that the photo is of; `null` where there is none, or nobody knows which. */
  own: Record<'faceShare' | 'edge', Verdict> | null;
}

/** What the faces on a photo tell, by the rules of the Photo Analyzer. */
export function faceFacts(faces: readonly Area[]): FaceFacts {
  const own =
    faces[
      ownFace(
        faces.map((area) => ({ area })),
        undefined,
      ) ?? -1
    ];
  return {
    count: faces.length,
    // No face may also mean that the detector saw none.
    faces: faces.length === 0 ? 'careful' : verdictOf(photoRules.faces, faces.length),
    own: own
      ? {
          faceShare: verdictOf(photoRules.faceShare, own.width * own.height),
          edge: verdictOf(photoRules.edge, edgeOf(own)),
        }
      : null,
  };
}

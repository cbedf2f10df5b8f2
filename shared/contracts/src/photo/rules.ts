import type { EvidenceId } from '../evidence.ts';

/**
 * What is measured on each photo, by rules that a member can read; `shared/docs/photo-facts.md` explains each. A value on the
 * good side of `careful` is good, one beyond `bad` is bad. `lost`: points of ten that a photo loses for it. `study` null: a house rule.
 */
export interface PhotoRule {
  careful: number;
  bad: number;
  /** Greater is better, or less is. */
  better: 'more' | 'less';
  lost: { careful: number; bad: number };
  study: EvidenceId | null;
}

const houseRule = { study: null } as const;

export const photoRules = {
  /** Blur effect of the face, or of the whole where there is none: 0 sharp, 1 blurred (Crete et al. 2007). */
  sharpness: { careful: 0.48, bad: 0.62, better: 'less', lost: { careful: 1, bad: 2.5 }, ...houseRule },
  /** Mean light, 0 to 255. */
  light: { careful: 85, bad: 60, better: 'more', lost: { careful: 0.5, bad: 1.5 }, ...houseRule },
  /** Share of the pixels that are black. */
  shadows: { careful: 0.15, bad: 0.25, better: 'less', lost: { careful: 0.25, bad: 0.5 }, ...houseRule },
  /** Share of the pixels that are white. */
  highlights: { careful: 0.15, bad: 0.25, better: 'less', lost: { careful: 0.25, bad: 1 }, ...houseRule },
  /** Between the darkest and the lightest twentieth, 0 to 255. */
  contrast: { careful: 110, bad: 90, better: 'more', lost: { careful: 0.25, bad: 1 }, ...houseRule },
  /** Pixels of the shorter side of the picture as it was chosen. */
  resolution: { careful: 1080, bad: 640, better: 'more', lost: { careful: 0.25, bad: 1.5 }, ...houseRule },
  /** Faces that can be seen. Only one more than yours makes a reader guess. */
  faces: { careful: 1, bad: 3, better: 'less', lost: { careful: 0.5, bad: 1 }, ...houseRule },
  /** Share of the picture that the member's face takes, from the hair to the chin. */
  faceShare: { careful: 0.03, bad: 0.008, better: 'more', lost: { careful: 0.5, bad: 1.5 }, ...houseRule },
  /** Degrees by which the head leans. */
  tilt: { careful: 18, bad: 30, better: 'less', lost: { careful: 0, bad: 0.25 }, ...houseRule },
  /** Degrees by which the head is turned away, as the detector tells them: it calls a profile 37. */
  turned: { careful: 28, bad: 36, better: 'less', lost: { careful: 0.25, bad: 0.5 }, ...houseRule },
  /** How far the face stands from the edge that is nearest, in faces. */
  edge: { careful: 0.25, bad: 0.05, better: 'more', lost: { careful: 0.25, bad: 0.75 }, ...houseRule },
  /** Share of the picture in flat borders, as screenshots and frames have. */
  borders: { careful: 0.04, bad: 0.15, better: 'less', lost: { careful: 0.5, bad: 1.5 }, ...houseRule },
  /** Share of what is not the person that is full of edges. A weak measure, so it costs nothing. */
  clutter: { careful: 0.2, bad: 0.35, better: 'less', lost: { careful: 0, bad: 0 }, ...houseRule },
} as const satisfies Record<string, PhotoRule>;

export type MeasurementId = keyof typeof photoRules;
export const measurementIds = Object.keys(photoRules) as [MeasurementId, ...MeasurementId[]];

/** The first photo shows one face that takes at least this share of it. */
export const minLeadFaceShare = 0.04;

/** Photos whose prints differ in fewer of 64 bits are nearly the same. */
export const nearDuplicateBits = 14;

/** Width over height of the frame in which each app shows a photo. */
export const appFrames = { tinder: 4 / 5, bumble: 3 / 4, hinge: 1 } as const;
export type PhotoApp = keyof typeof appFrames;

import type { EvidenceId } from '../evidence.ts';

/**
 * The measurements of each photo, as rules that a member can read; `shared/docs/photo-facts.md` explains each. A value
 * on the good side of `careful` is good, one beyond `bad` is bad. `lost`: points of ten that a photo loses. `study` is
 * `null` for rules that we set ourselves.
 */
export interface PhotoRule {
  careful: number;
  bad: number;
  /** Whether a greater or a smaller value is better. */
  better: 'more' | 'less';
  lost: { careful: number; bad: number };
  study: EvidenceId | null;
}

const houseRule = { study: null } as const;

export const photoRules = {
  /** The blur effect of the face, or of the whole photo without one: 0 is sharp, 1 is blurred (Crete et al. 2007). */
  sharpness: { careful: 0.48, bad: 0.62, better: 'less', lost: { careful: 1, bad: 2.5 }, ...houseRule },
  /** The mean brightness, 0 to 255. */
  light: { careful: 85, bad: 60, better: 'more', lost: { careful: 0.5, bad: 1.5 }, ...houseRule },
  /** The share of black pixels. */
  shadows: { careful: 0.15, bad: 0.25, better: 'less', lost: { careful: 0.25, bad: 0.5 }, ...houseRule },
  /** The share of white pixels. */
  highlights: { careful: 0.15, bad: 0.25, better: 'less', lost: { careful: 0.25, bad: 1 }, ...houseRule },
  /** The difference between the 5th and the 95th percentile of brightness, 0 to 255. */
  contrast: { careful: 110, bad: 90, better: 'more', lost: { careful: 0.25, bad: 1 }, ...houseRule },
  /** The shorter side of the original picture in pixels. */
  resolution: { careful: 1080, bad: 640, better: 'more', lost: { careful: 0.25, bad: 1.5 }, ...houseRule },
  /** The number of visible faces. With even one more than yours, viewers have to guess. */
  faces: { careful: 1, bad: 3, better: 'less', lost: { careful: 0.5, bad: 1 }, ...houseRule },
  /** The share of the picture that the member's face covers, from hairline to chin. */
  faceShare: { careful: 0.03, bad: 0.008, better: 'more', lost: { careful: 0.5, bad: 1.5 }, ...houseRule },
  /** Degrees by which the head leans. */
  tilt: { careful: 18, bad: 30, better: 'less', lost: { careful: 0, bad: 0.25 }, ...houseRule },
  /** Degrees by which the head is turned away, in the detector's scale: a profile view has 37. */
  turned: { careful: 28, bad: 36, better: 'less', lost: { careful: 0.25, bad: 0.5 }, ...houseRule },
  /** The distance of the face from the nearest edge, in face sizes. */
  edge: { careful: 0.25, bad: 0.05, better: 'more', lost: { careful: 0.25, bad: 0.75 }, ...houseRule },
  /** The share of the picture in flat borders, as in screenshots and frames. */
  borders: { careful: 0.04, bad: 0.15, better: 'less', lost: { careful: 0.5, bad: 1.5 }, ...houseRule },
  /** The share of the background that is full of edges. It is a weak measurement, so it costs no points. */
  clutter: { careful: 0.2, bad: 0.35, better: 'less', lost: { careful: 0, bad: 0 }, ...houseRule },
} as const satisfies Record<string, PhotoRule>;

export type MeasurementId = keyof typeof photoRules;
export const measurementIds = Object.keys(photoRules) as [MeasurementId, ...MeasurementId[]];

/** The minimum share of the first photo that its one face covers. */
export const minLeadFaceShare = 0.04;

/** Photos whose hashes differ in fewer of 64 bits count as near duplicates. */
export const nearDuplicateBits = 14;

/** The aspect ratio (width / height) in which each app shows a photo. */
export const appFrames = { tinder: 4 / 5, bumble: 3 / 4, hinge: 1 } as const;
export type PhotoApp = keyof typeof appFrames;

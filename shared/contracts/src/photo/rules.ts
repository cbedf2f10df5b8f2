import type { EvidenceId } from '../evidence.ts';

/**
 * The measurements of each photo, as rules that a member can read; `shared/docs/photo-facts.md` explains each. A value
 * on the good side of `careful` is good, one beyond `bad` is bad. Points are lost from `best` on, evenly between the
 * four bounds, so that a small change of a photo changes its score only a little. `lost` has the points of ten that are
 * lost at each bound; beyond `worst` no more are lost. `study` is `null` for rules that we set ourselves.
 */
export interface PhotoRule {
  best: number;
  careful: number;
  bad: number;
  worst: number;
  /** Whether a greater or a smaller value is better. */
  better: 'more' | 'less';
  lost: { careful: number; bad: number; worst: number };
  study: EvidenceId | null;
}

const houseRule = { study: null } as const;
const costsNothing = { careful: 0, bad: 0, worst: 0 };

/** "The face" is the member's; without one, the whole photo is measured where that says anything. */
export const photoRules = {
  /** Degrees by which the photo has to be turned to stand upright: 0, 90 or 180. */
  upright: {
    ...{ best: 0, careful: 0, bad: 0, worst: 180, better: 'less' },
    lost: { careful: 0, bad: 3, worst: 3.5 },
    ...houseRule,
  },
  /** The blur effect of the face: 0 is sharp, 1 is blurred (Crete et al. 2007). */
  sharpness: {
    ...{ best: 0.5, careful: 0.66, bad: 0.72, worst: 0.83, better: 'less' },
    lost: { careful: 0.8, bad: 2, worst: 4.5 },
    ...houseRule,
  },
  /** The standard deviation of the noise, 0 to 255. */
  noise: {
    ...{ best: 2, careful: 2.8, bad: 5, worst: 25, better: 'less' },
    lost: { careful: 0.6, bad: 1.4, worst: 2.5 },
    ...houseRule,
  },
  /** The brightness of the lightest parts, 0 to 255. */
  light: {
    ...{ best: 150, careful: 95, bad: 60, worst: 20, better: 'more' },
    lost: { careful: 0.8, bad: 2.4, worst: 4.8 },
    ...houseRule,
  },
  /** The share of black pixels. */
  shadows: {
    ...{ best: 0.05, careful: 0.15, bad: 0.25, worst: 0.6, better: 'less' },
    lost: { careful: 0.2, bad: 0.5, worst: 1.2 },
    ...houseRule,
  },
  /** The share of white pixels. */
  highlights: {
    ...{ best: 0.04, careful: 0.07, bad: 0.2, worst: 0.7, better: 'less' },
    lost: { careful: 0.5, bad: 1.2, worst: 3.5 },
    ...houseRule,
  },
  /** The difference between the 5th and the 95th percentile of brightness, 0 to 255. */
  contrast: {
    ...{ best: 120, careful: 100, bad: 70, worst: 30, better: 'more' },
    lost: { careful: 0.15, bad: 0.6, worst: 1.2 },
    ...houseRule,
  },
  /** The shorter side of the original picture in pixels. Enlarging a photo adds pixels and no detail, so it costs nothing. */
  resolution: {
    ...{ best: 1080, careful: 1080, bad: 640, worst: 320, better: 'more' },
    lost: costsNothing,
    ...houseRule,
  },
  /** The number of visible faces. With even one more than yours, viewers have to guess. */
  faces: {
    ...{ best: 1, careful: 1, bad: 3, worst: 6, better: 'less' },
    lost: { careful: 0.8, bad: 1.6, worst: 2 },
    ...houseRule,
  },
  /** The share of the picture that the face covers, from hairline to chin. */
  faceShare: {
    ...{ best: 0.07, careful: 0.03, bad: 0.008, worst: 0.002, better: 'more' },
    lost: { careful: 0.6, bad: 1.8, worst: 3 },
    ...houseRule,
  },
  /** Degrees by which the head leans. */
  tilt: {
    ...{ best: 12, careful: 18, bad: 30, worst: 60, better: 'less' },
    lost: { careful: 0.05, bad: 0.2, worst: 0.5 },
    ...houseRule,
  },
  /** Degrees by which the head is turned away, in the detector's scale: a profile view has 37. */
  turned: {
    ...{ best: 24, careful: 28, bad: 36, worst: 45, better: 'less' },
    lost: { careful: 0.05, bad: 0.15, worst: 0.2 },
    ...houseRule,
  },
  /** The distance of the face from the nearest edge, in face sizes; negative where the picture cuts it. */
  edge: {
    ...{ best: 0.3, careful: 0.15, bad: 0.03, worst: -0.3, better: 'more' },
    lost: { careful: 0.25, bad: 0.9, worst: 3.5 },
    ...houseRule,
  },
  /** The share of the picture in flat borders or corners, as in screenshots, frames and turned copies. */
  borders: {
    ...{ best: 0, careful: 0.04, bad: 0.15, worst: 0.6, better: 'less' },
    lost: { careful: 0.4, bad: 1.2, worst: 3 },
    ...houseRule,
  },
  /** The share of the background that is full of edges. It is a weak measurement, so it costs no points. */
  clutter: { ...{ best: 0.2, careful: 0.2, bad: 0.35, worst: 0.6, better: 'less' }, lost: costsNothing, ...houseRule },
} as const satisfies Record<string, PhotoRule>;

export type MeasurementId = keyof typeof photoRules;
export const measurementIds = Object.keys(photoRules) as [MeasurementId, ...MeasurementId[]];

/** Photos whose hashes differ in fewer of 64 bits count as near duplicates. */
export const nearDuplicateBits = 14;
/** A photo whose hash differs in fewer of 144 bits from one of another photo or its parts is a copy or crop of it. */
export const cropBits = 28;

/** The aspect ratio (width / height) in which each app shows a photo. */
export const appFrames = { tinder: 4 / 5, bumble: 3 / 4, hinge: 1 } as const;
export type PhotoApp = keyof typeof appFrames;

import type { MeasurementId } from '@datewright/contracts/photo/rules';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

const flaws: Record<MeasurementId | 'noFace', string> = {
  noFace: 'No face to lead with',
  upright: 'Turn it upright first',
  sharpness: 'Too blurry to lead',
  noise: 'Too grainy to lead',
  light: 'Too dark to lead',
  shadows: 'Too much of it is black',
  highlights: 'Too much of it is blown out',
  contrast: 'Too flat to lead',
  resolution: 'Too small to lead',
  faces: 'Too many faces to lead',
  faceShare: 'Your face is too small to lead',
  tilt: 'Your head leans too far to lead',
  turned: 'Turned too far away to lead',
  edge: 'Your face is cut off',
  borders: 'Crop out the borders first',
  clutter: 'Too busy to lead',
};

/** The verdict on a photo. */
export const verdicts = {
  flaws,
  weak: 'Not strong enough to lead',
  alike: (position: number) => `Looks like photo\u00A0${position}: keep one`,
  /** Positions count from 1; there are ten photos at most. */
  place: (position: number, isStrong: boolean) => {
    const ordinal = ordinals[position - 1] ?? `${position}th`;
    if (position === 1) return 'Your first photo';
    return isStrong ? `A strong ${ordinal} photo` : `Fine as your ${ordinal} photo`;
  },
};

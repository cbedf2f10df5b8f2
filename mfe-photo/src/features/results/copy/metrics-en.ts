import { type MeasurementId, photoRules } from '@datewright/contracts/photo/rules';

interface FactWords {
  name: string;
  /** A value as the member reads it. */
  value: (value: number) => string;
  /** Advice for a value that is not good. */
  todo: string;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;
const finePercent = (share: number) => `${(share * 100).toFixed(1)}%`;
const degrees = (value: number) => `${Math.round(Math.abs(value))}°`;
/** A brightness, measured from 0 to 255. */
const brightness = (value: number) => percent(value / 255);

/** Name, value and advice of each metric. */
const words: Record<MeasurementId, FactWords> = {
  upright: {
    name: 'Upright',
    value: (value) => (value === 0 ? 'yes' : `off by ${degrees(value)}`),
    todo: 'Turn the photo.',
  },
  sharpness: {
    name: 'Blur',
    value: (value) => value.toFixed(2),
    todo: 'Hold the camera still, wipe the lens, and tap your face to focus.',
  },
  noise: {
    name: 'Grain',
    value: (value) => value.toFixed(1),
    todo: 'Find more light: a phone adds grain when it has too little.',
  },
  light: { name: 'Light', value: brightness, todo: 'Face a window or go outside; leave the flash off.' },
  shadows: { name: 'Black areas', value: percent, todo: 'Turn toward the light, or lift the shadows.' },
  highlights: {
    name: 'Blown-out areas',
    value: percent,
    todo: 'Step out of the direct sun, or tap the bright part before you shoot.',
  },
  contrast: { name: 'Contrast', value: brightness, todo: 'Soft light from one side gives a picture depth.' },
  resolution: {
    name: 'Shorter side',
    value: (value) => `${Math.round(value)} px`,
    todo: 'Use the original, not a copy from a chat.',
  },
  faces: {
    name: 'Faces',
    value: (value) => `${Math.round(value)}`,
    todo: 'Choose one where no one has to guess who you are.',
  },
  faceShare: { name: 'Size of your face', value: finePercent, todo: 'Come closer, or crop out the empty space.' },
  tilt: {
    name: 'Head tilt',
    value: degrees,
    todo: 'Straighten the picture or hold your head a little straighter.',
  },
  turned: { name: 'Head turn', value: degrees, todo: 'Turn a little more toward the camera.' },
  edge: {
    name: 'Room around your face',
    value: (value) => `${value.toFixed(2)} faces`,
    todo: 'Leave some room, so that no app cuts your face.',
  },
  borders: { name: 'Flat borders', value: percent, todo: 'Crop out the frame or the screenshot’s bars.' },
  clutter: { name: 'Busy background', value: percent, todo: 'A calm wall or some distance behind you helps.' },
};

export const facts = {
  words,
  /** The good side of the threshold. */
  good: (id: MeasurementId) => {
    const { careful, better } = photoRules[id];
    if (id === 'upright') return words.upright.value(0);
    return `${better === 'more' ? 'at least' : 'at most'} ${words[id].value(careful)}`;
  },
};

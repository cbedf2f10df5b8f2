import type { Measurement } from '@datewright/contracts/photo/photo-metrics';
import { type MeasurementId, photoRules } from '@datewright/contracts/photo/rules';

interface Scale {
  label: string;
  unit: string;
  /** From the measured value to the number in the prompt. */
  convert: (value: number) => number;
  /** The scale of the prompt runs the other way. */
  isReversed?: true;
}

const outOf100 = ' of 100';
const toPercent = (share: number) => share * 100;
/** From 0 to 255. */
const toHundred = (level: number) => level / 2.55;
const unchanged = (value: number) => value;

const scales: Record<MeasurementId, Scale> = {
  upright: { label: 'turn that would make it stand upright', unit: ' degrees', convert: unchanged },
  sharpness: { label: 'sharpness', unit: outOf100, convert: (blur) => 100 - toPercent(blur), isReversed: true },
  noise: { label: 'noise', unit: ' of 255', convert: unchanged },
  light: { label: 'brightness of the lightest parts', unit: outOf100, convert: toHundred },
  shadows: { label: 'black areas', unit: '% of what was measured', convert: toPercent },
  highlights: { label: 'burnt-out white areas', unit: '% of what was measured', convert: toPercent },
  contrast: { label: 'contrast', unit: outOf100, convert: toHundred },
  resolution: { label: 'shorter side', unit: ' pixels', convert: unchanged },
  faces: { label: 'faces', unit: '', convert: unchanged },
  faceShare: { label: 'size of the face', unit: '% of the picture', convert: toPercent },
  tilt: { label: 'lean of the head', unit: ' degrees', convert: unchanged },
  turned: { label: 'turn of the head (a full profile measures 37)', unit: ' degrees', convert: unchanged },
  edge: { label: 'room between the face and the nearest edge', unit: ' faces', convert: unchanged },
  borders: { label: 'flat borders', unit: '% of the picture', convert: toPercent },
  clutter: { label: 'busy parts of the background (a weak measure)', unit: '%', convert: toPercent },
};

const verdictTexts = { good: 'good', careful: 'worse than it should be', bad: 'bad' } as const;

const toText = (value: number) => String(Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value));

/** A measurement with its unit, its verdict and its direction: "brightness 15 of 100, bad (good from 33; higher is better)". */
export function describeMeasurement({ id, value, verdict }: Pick<Measurement, 'id' | 'value' | 'verdict'>): string {
  const { label, unit, convert, isReversed } = scales[id];
  if (verdict === 'unsure') return `${label}: could not be measured`;
  const { better, careful } = photoRules[id];
  const isHigherBetter = (better === 'more') !== Boolean(isReversed);
  const bound = `good ${isHigherBetter ? 'from' : 'up to'} ${toText(convert(careful))}`;
  const direction = `${isHigherBetter ? 'higher' : 'lower'} is better`;
  return `${label} ${toText(convert(value))}${unit}, ${verdictTexts[verdict]} (${bound}; ${direction})`;
}

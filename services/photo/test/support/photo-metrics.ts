import type { Face, PhotoMetrics } from '@datewright/contracts/photo/photo-metrics';

const face = (x = 0.3, more: Partial<Face> = {}): Face => ({
  area: { x, y: 0.2, width: 0.3, height: 0.3 },
  tilt: 0,
  turned: 0,
  eyes: { left: { x: x + 0.1, y: 0.3 }, right: { x: x + 0.2, y: 0.3 } },
  ...more,
});

/** The metrics of a good photo of one person, changed by `more`. */
export const createMeasurement = (more: Partial<PhotoMetrics> = {}): PhotoMetrics => ({
  facts: [{ id: 'sharpness', value: 0.3, verdict: 'good', area: null }],
  faces: [face()],
  own: 0,
  crops: [],
  print: '0123456789abcdef',
  score: 8,
  ...more,
});

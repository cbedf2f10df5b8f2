import type { Measurement } from '@datewright/contracts/photo/photo-metrics';
import type { MeasurementId } from '@datewright/contracts/photo/rules';
import { contradictsFaceCount } from '../src/rules/contradicts-face-count.ts';
import { contradictsMeasurement } from '../src/rules/contradicts-measurement.ts';
import { filterLines } from '../src/rules/validate-opinion.ts';
import faceCounts from './model-answers/face-counts.json';

/** A photo of one large, lit face that is turned to the camera, but for these verdicts. */
function measure(verdicts: Partial<Record<MeasurementId, Measurement['verdict']>> = {}, squareShare = 0.75) {
  const all = { faces: 'good', faceShare: 'good', turned: 'good', light: 'good', ...verdicts } as const;
  return {
    facts: Object.entries(all).map(([id, verdict]) => ({ id: id as MeasurementId, value: 0, verdict, area: null })),
    crops: [{ app: 'hinge', kept: squareShare, keepsFace: true, area: { x: 0, y: 0, width: 1, height: 1 } } as const],
  };
}
const one = measure();
const several = measure({ faces: 'careful' });
const isStopped = (line: string, measured: ReturnType<typeof measure>) =>
  contradictsFaceCount(line, measured) || contradictsMeasurement(line, measured.facts);

// The first lines of each list were written before the rule, the others before it was tuned.
test('Beside one certain face, each line that counts more or none is stopped, and no other', () => {
  expect(faceCounts.oneFace.good.filter((line) => isStopped(line, one))).toEqual([]);
  expect(faceCounts.oneFace.bad.filter((line) => !isStopped(line, one))).toEqual([]);
});

test('Beside several faces, each line that counts one is stopped, and no other', () => {
  expect(faceCounts.severalFaces.good.filter((line) => isStopped(line, several))).toEqual([]);
  expect(faceCounts.severalFaces.bad.filter((line) => !isStopped(line, several))).toEqual([]);
});

test.each([
  ['is far', measure({ faceShare: 'careful' })],
  ['is turned away', measure({ turned: 'careful' })],
  ['is dark', measure({ light: 'careful' })],
  ['was not found', measure({ faces: 'unsure', faceShare: 'unsure' })],
  ['has others beside it that can’t be counted', several],
  ['is in a picture so wide that the detector misses others', measure({}, 0.5)],
])('Where the face %s, no line is stopped for counting more', (_how, measured) => {
  const counting = faceCounts.oneFace.bad;
  expect(counting.filter((line) => contradictsFaceCount(line, measured))).toEqual([]);
});

test('One person more than there are faces may be turned away, unless viewers could take them for the member', () => {
  expect(isStopped('There are two people in the picture.', one)).toBe(false);
  expect(isStopped('There are two people in the picture, so which one is you?', one)).toBe(true);
  expect(isStopped('There are two faces in the picture.', one)).toBe(true);
});

test('Such a line is taken out of an opinion, and the rest of it is shown', () => {
  const cons = ['There are three faces in the picture.', 'The horizon leans.'];
  const opinion = {
    subject: 'member',
    sees: true,
    type: null,
    score: 7,
    differs: '',
    pros: [],
    suggestion: '',
    crop: null,
  } as const;
  const lines = filterLines({ ...opinion, pros: [], cons }, () => true, one);
  expect([lines.cons, lines.refused]).toEqual([cons.slice(1), cons.slice(0, 1)]);
});

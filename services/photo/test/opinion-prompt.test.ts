import { type MeasurementId, measurementIds, photoRules } from '@datewright/contracts/photo/rules';
import { describeMeasurement } from '../src/prompts/describe-measurement.ts';
import { allOpinionInstructions, buildOpinionPrompt, opinionInstructions } from '../src/prompts/opinion-prompt.ts';
import { createMeasurement } from './support/photo-metrics.ts';

const jpeg = Buffer.from('a picture');
const readData = (prompt: ReturnType<typeof buildOpinionPrompt>) => {
  const [text] = (prompt.messages[1]?.content ?? []) as { text: string }[];
  return JSON.parse((text?.text ?? '').slice('<data>'.length, -'</data>'.length));
};

test('Every measurement is described with its unit, its verdict and its direction', () => {
  expect(describeMeasurement({ id: 'light', value: 38.25, verdict: 'bad' })).toBe(
    'brightness of the lightest parts 15 of 100, bad (good from 37; higher is better)',
  );
  expect(describeMeasurement({ id: 'sharpness', value: 0.68, verdict: 'careful' })).toBe(
    'sharpness 32 of 100, worse than it should be (good from 34; higher is better)',
  );
  expect(describeMeasurement({ id: 'borders', value: 0.2, verdict: 'bad' })).toBe(
    'flat borders 20% of the picture, bad (good up to 4; lower is better)',
  );
  expect(describeMeasurement({ id: 'faceShare', value: 0.006, verdict: 'bad' })).toContain('size of the face 0.6%');
  expect(describeMeasurement({ id: 'tilt', value: 0, verdict: 'unsure' })).toBe(
    'lean of the head: could not be measured',
  );
});

test.each(measurementIds)(
  'A better value has the better number in the direction that the prompt names: %s',
  (id: MeasurementId) => {
    const { better, careful, bad } = photoRules[id];
    const good = describeMeasurement({ id, value: better === 'more' ? careful * 1.5 : careful * 0.5, verdict: 'good' });
    const poor = describeMeasurement({ id, value: better === 'more' ? bad * 0.5 : bad * 1.5, verdict: 'bad' });
    const [best = 0, worst = 0] = [good, poor].map((text) =>
      Number(/[\d.]+/.exec(text.replace(/\(a [^)]*\)/, ''))?.[0]),
    );
    const isHigherBetter = good.includes('higher is better');
    // Anything but upright is bad, so there is no value half as good.
    if (id === 'upright') return expect([best, isHigherBetter]).toEqual([0, false]);
    expect(isHigherBetter ? best : worst).toBeGreaterThan(isHigherBetter ? worst : best);
  },
);

test('The second try says which lines could not be shown, and why', () => {
  const first = buildOpinionPrompt(jpeg, createMeasurement());
  expect(first.messages[0]?.content).toBe(opinionInstructions);
  expect(readData(first)).not.toHaveProperty('refused');
  expect(readData(first).measured.facts).toEqual([
    { id: 'sharpness', verdict: 'good', says: 'sharpness 70 of 100, good (good from 34; higher is better)' },
  ]);

  const second = buildOpinionPrompt(jpeg, createMeasurement(), ['You look happy.']);
  expect(second.messages[0]?.content).toBe(allOpinionInstructions);
  expect(second.messages[0]?.content).toMatch(/"refused".*something of the person/);
  expect(readData(second).refused).toEqual(['You look happy.']);
});

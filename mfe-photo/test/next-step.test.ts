import { findNextStep } from '../src/features/workspace/lib/find-next-step.ts';
import { analyzed } from './support/analyzed.ts';

const file = new Blob(['photo']);
const dark = (name: string, verdict: 'careful' | 'bad') => {
  const photo = analyzed(name, { file, flaw: { id: 'light', verdict } });
  const light = photo.result.measured.facts.find(({ id }) => id === 'light');
  if (light) light.value = 49;
  return photo;
};
const lying = analyzed('lying', { file });
lying.result.turned = { score: 9, measured: lying.result.measured };
const whole = [analyzed('face'), analyzed('body', { type: 'full_body' }), analyzed('dog', { type: 'pet' })];

const read = (order: ReturnType<typeof analyzed>[]) => {
  const step = findNextStep(order, order);
  return step && ('photo' in step ? `${step.kind} ${step.position}: ${step.photo.name}` : step.kind);
};

test('The main action of the results is a photo to turn, then the darkest one, then the one that is missing most', () => {
  expect(read([...whole, dark('dusk', 'careful'), dark('night', 'bad'), lying])).toBe('turn 6: lying.jpg');
  expect(read([...whole, dark('dusk', 'careful'), dark('night', 'bad')])).toBe('brighten 5: night.jpg');
  expect(read([analyzed('dog', { type: 'pet', faces: 0 })])).toBe('lead');
  expect(read([analyzed('face')])).toBe('fullBody');
  expect(read(whole.slice(0, 2))).toBe('lifestyle');
});

test('There is none when no photo has a fix and none is missing, or the picture of a dark one is on another device', () => {
  expect(read(whole)).toBeNull();
  expect(read([...whole, { ...dark('night', 'bad'), isPlaceholder: true }])).toBeNull();
  expect(read([...whole, { ...dark('night', 'bad'), file: null }])).toBeNull();
});

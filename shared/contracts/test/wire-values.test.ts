import { readBioGender, readBioTone } from '../src/bio/tone-and-gender.ts';
import { responseStyle } from '../src/datecoach/playbook-options.ts';
import { z } from '../src/zod.ts';

test.each([
  ['flirty', 'flirty'],
  ['thoughtful', 'thoughtful'],
  ['bold', 'bold'],
  ['feisty', 'bold'],
  ['spicy', 'flirty'],
  ['', 'flirty'],
  [null, 'flirty'],
  [undefined, 'flirty'],
])('The tone %p is read as %s', (word, tone) => {
  expect(readBioTone(word)).toBe(tone);
});

test.each([
  ['man', 'man'],
  ['woman', 'woman'],
  ['other', 'neutral'],
  [null, 'neutral'],
])('The gender %p is read as %s', (word, gender) => {
  expect(readBioGender(word)).toBe(gender);
});

test('A playbook speaks in the styles that pages offer, and in those of older ones', () => {
  for (const style of ['flirty', 'funny', 'local', 'confident', 'casual', 'mysterious']) {
    expect(z.parse(responseStyle, style)).toBe(style);
  }
  expect(z.safeParse(responseStyle, 'rude').success).toBe(false);
});

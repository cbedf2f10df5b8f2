import fc from '@datewright/testkit/properties';
import { normalizeText } from '../src/text/normalize-text.ts';

test.each([
  ['full-width letters and digits', 'ｉ’ｍ　１６', 'i’m　16'],
  ['mathematical letters', '𝓼𝓲𝔁𝓽𝓮𝓮𝓷', 'sixteen'],
  ['circled and squared letters', 'ⓈⒾⓍ 🅰🅱', 'SIX AB'],
  ['small capitals', 'ꜱɪxᴛᴇᴇɴ', 'sixteen'],
  ['Cyrillic letters in a Latin word', 'ѕіхtееn', 'sixteen'],
  ['keycaps', '1️⃣6️⃣', '16'],
  ['digits of other scripts', '١٦ १६', '16 16'],
  ['invisible characters', 's\u200bi\u00adx\u2060teen', 'sixteen'],
  ['strokes through letters', 's̶i̶x̷', 'six'],
  ['letters of flags in a row', '🇸🇮🇽', 'SIX'],
  ['a decomposed accent', 'Gyo\u030Bzo\u030B', 'Győző'],
])('Normalizes %s', (_what, written, plain) => {
  expect(normalizeText(written).text).toBe(plain);
});

test.each([
  'Árvíztűrő tükörfúrógép – “idézet” …',
  'Привет, как дела?',
  'हिन्दी में नमस्ते',
  '🇭🇺 👨‍👩‍👧 ❤️ 😊',
  'Işık Łukasz Đorđe naïve façade',
  'Price: 5 € (½ off)',
])('Leaves normalized text unchanged: %s', (text) => {
  expect(normalizeText(text).text).toBe(text);
});

test('Maps each character to its place in the original', () => {
  const original = 'Hi \u200bＡnna 𝓱𝓮𝔂!';
  const { text, originalIndex } = normalizeText(original);
  expect(text).toBe('Hi Anna hey!');
  expect(original.slice(originalIndex(text.indexOf('Anna')), originalIndex(text.indexOf('Anna') + 4))).toBe('Ａnna');
  expect(original.slice(originalIndex(text.indexOf('hey')), originalIndex(text.indexOf('!')))).toBe('𝓱𝓮𝔂');
  expect(originalIndex(text.length)).toBe(original.length);
});

test('Normalizing twice changes nothing, and positions never go backwards', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (original) => {
      const { text, originalIndex } = normalizeText(original);
      expect(normalizeText(text).text).toBe(text);
      const places = Array.from({ length: text.length + 1 }, (_, index) => originalIndex(index));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }),
    { numRuns: 1000 },
  );
});

import fc from '@datewright/testkit/properties';
import { createMask } from '../src/masking/create-mask.ts';
import { normalizeText } from '../src/text/normalize-text.ts';

const pieces = fc.constantFrom(
  'Anna',
  'Annával',
  ' ',
  ', ',
  '\n',
  '[NAME_1]',
  'NAME_2',
  '@Anna',
  'www.a.hu',
  '06 30 123 4567',
  'a@b.hu',
  'Laura: ',
  'my friend Bob',
  '12 Elm Street',
  'Váci utca 3',
  '[',
  ']',
  '1',
  '(',
  'é',
  'Szia',
  '"',
  '\\',
  'at gmail dot com',
  'insta: x.y',
);
const toTexts = (parts: fc.Arbitrary<string>) =>
  fc
    .array(fc.oneof(parts, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 30 })
    .map((all) => all.join(''));
const names = fc.constantFrom('Anna', 'Jo', '', 'Kovács Anna', '🌸');
const restored = (text: string, name: string) => {
  const mask = createMask(name, [text]);
  return mask.unmask(mask.mask(text));
};

test('Restores everything that is masked, in its normalized form', () => {
  fc.assert(
    fc.property(toTexts(pieces), names, (text, name) => {
      expect(restored(text, name)).toBe(normalizeText(text).text);
    }),
    { numRuns: 2000 },
  );
});

// One person is one token, so "anna" comes back as "Anna".
test('Restores names in small and large letters, but for their case', () => {
  const cases = fc.oneof(pieces, fc.constantFrom('anna', 'ANNA', 'annával', 'ANNÁNAK', '@anna'));
  fc.assert(
    fc.property(toTexts(cases), names, (text, name) => {
      expect(restored(text, name).toLowerCase()).toBe(normalizeText(text).text.toLowerCase());
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['digits', '1 '],
  ['capitals', 'A'],
  ['dots', 'a.'],
  ['names', 'Anna '],
  ['labels', 'Laura: x\n'],
  ['at signs', 'a@'],
  ['brackets', '[NAME_'],
  ['numbers', '12 Aaa '],
  ['colons', 'insta: '],
  ['dashes', '-'],
  ['slashes', 'a.b/'],
  ['plus signs', '+1('],
  ['words', 'a at b dot '],
  ['spaces', ' '],
])('Masks a long run of %s quickly', (_what, unit) => {
  const text = unit.repeat(8000 / unit.length);
  const started = process.cpuUsage();
  createMask('Anna', [text]).mask(text);
  expect(process.cpuUsage(started).user).toBeLessThan(500_000);
});

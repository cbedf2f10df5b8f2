import fc from '@datewright/testkit/properties';
import { createMask } from '../src/masking/create-mask.ts';
import { normalizeText } from '../src/text/normalize-text.ts';

const pieces = fc.constantFrom(
  'Anna',
  'annával',
  ' ',
  ', ',
  '\n',
  '[NAME_1]',
  'NAME_2',
  '@anna',
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
const texts = fc
  .array(fc.oneof(pieces, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 30 })
  .map((parts) => parts.join(''));

test('Restores everything that is masked, in its normalized form', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom('Anna', 'Jo', '', 'Kovács Anna', '🌸'), (text, name) => {
      const mask = createMask(name, [text]);
      expect(mask.unmask(mask.mask(text))).toBe(normalizeText(text).text);
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

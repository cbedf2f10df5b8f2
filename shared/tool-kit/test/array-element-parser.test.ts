import fc from '@datewright/testkit/properties';
import { createArrayElementParser } from '../src/ai/array-element-parser.ts';

function readInPieces(text: string, size: number): unknown[] {
  const elements = createArrayElementParser('kind', 'suggestions');
  const found: unknown[] = [];
  for (let at = 0; at < text.length; at += size) found.push(...elements.push(text.slice(at, at + size)));
  elements.end();
  return found;
}

test('Yields elements as soon as they are complete', () => {
  const elements = createArrayElementParser('kind', 'suggestions');
  expect(elements.push('{"sugg')).toEqual([]);
  expect(elements.push('estions": [ {"text": "a }, {')).toEqual([]);
  expect(elements.push('"}, {"text"')).toEqual([{ text: 'a }, {' }]);
  expect(elements.push(':"b\\""}')).toEqual([{ text: 'b"' }]);
  expect(elements.push(']}')).toEqual([]);
  expect(() => elements.end()).not.toThrow();
});

test('Skips elements that are not objects, whatever they contain', () => {
  const text = '{"kind":"normal","suggestions":["a{b", [{"text":"c"}], null, {"text":"d"}, "}", {"text":"e"}]}';
  expect(readInPieces(text, 3)).toEqual([{ text: 'd' }, { text: 'e' }]);
});

test('Yields the same elements however the text is split', () => {
  const entry = fc.record({
    text: fc.string({ unit: 'binary' }),
    more: fc.jsonValue(),
    evidence: fc.option(fc.string()),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 6 }), fc.integer({ min: 1, max: 40 }), (suggestions, size) => {
      const text = JSON.stringify({ suggestions });
      expect(readInPieces(text, size)).toEqual(JSON.parse(text).suggestions);
    }),
  );
});

test.each([
  ['prose', 'Sure! Here are some'],
  ['an array', '[{"text":"a"}]'],
  ['broken JSON inside an entry', '{"suggestions":[{"text":oops}'],
])('Refuses %s at once', (_what, text) => {
  expect(() => createArrayElementParser('kind', 'suggestions').push(text)).toThrow(SyntaxError);
});

test.each([
  ['a cut-off answer', '{"suggestions":[{"text":"a"},{"te'],
  ['a tail of prose', '{"suggestions":[]} Hope that helps!'],
  ['another object', '{"answer":[{"text":"a"}]}'],
  ['nothing', ''],
])('Refuses %s at the end', (_what, text) => {
  const elements = createArrayElementParser('kind', 'suggestions');
  elements.push(text);
  expect(() => elements.end()).toThrow(SyntaxError);
});

import fc from '@datewright/testkit/properties';
import { createArrayElementParser } from '../src/ai/array-element-parser.ts';

function readInPieces(text: string, size: number): unknown[] {
  const elements = createArrayElementParser('suggestions');
  const found: unknown[] = [];
  for (let at = 0; at < text.length; at += size) found.push(...elements.push(text.slice(at, at + size)));
  elements.end();
  return found;
}

test('Yields elements as soon as they are complete', () => {
  const elements = createArrayElementParser('suggestions');
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
  ['a Markdown fence', '```json\n{"kind":"normal","suggestions":[{"text":"a"}]}\n```'],
  ['prose around it', 'Sure! Here are some: {"suggestions":[{"text":"a"}]} Hope that helps!'],
  ['a comma too many', '{"suggestions":[{"text":"a",},],}'],
  ['a bare array', '[{"text":"a"}]'],
  ['single quotes in an entry', `{"suggestions":[{'text':'a'}]}`],
  ['another property first', '{"note":"see \\"suggestions\\": [","suggestions":[{"text":"a"}]}'],
])('Reads an answer with %s', (_what, text) => {
  for (const size of [1, 7, text.length]) expect(readInPieces(text, size)).toEqual([{ text: 'a' }]);
});

test('The leading value is read only before the array', () => {
  const elements = createArrayElementParser('suggestions');
  elements.push('```json\n{ "kind": "normal"');
  expect(elements.getKind()).toBe('normal');
  const late = createArrayElementParser('suggestions');
  late.push('{"suggestions":[{"kind":"minor","text":"a"}]}');
  expect(late.getKind()).toBeNull();
});

test('Refuses an answer that does not come to its JSON', () => {
  expect(() => createArrayElementParser('suggestions').push(`Sure! ${'la '.repeat(200)}`)).toThrow(SyntaxError);
});

test.each([
  ['a cut-off answer', '{"suggestions":[{"text":"a"},{"te'],
  ['another object', '{"answer":[{"text":"a"}]}'],
  ['prose', 'Sure! Here are some'],
  ['nothing', ''],
])('Refuses %s at the end', (_what, text) => {
  const elements = createArrayElementParser('suggestions');
  elements.push(text);
  expect(() => elements.end()).toThrow(SyntaxError);
});

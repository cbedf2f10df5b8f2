import { z } from '@datewright/contracts/zod';
import { parseInput } from '../src/http/router.ts';

const anything = z.unknown();
const refusalOf = (value: unknown) => {
  try {
    parseInput(anything, value);
  } catch (error) {
    return (error as { toBody(): { error: { code: string; message: string; fields?: object } } }).toBody().error;
  }
};

test.each([
  ['a text', { name: 'An\0na' }, 'name'],
  ['a text in a list', { tags: ['fine', { label: '\0' }] }, 'tags.1.label'],
  ['a field that no schema knows', { known: 1, other: 'a\0' }, 'other'],
  ['a field’s name', { about: { 'a\0b': 1 } }, 'about'],
  ['the whole body', '\0', 'body'],
])('Refuses a NUL character in %s and names its field, before anything else is parsed', (_where, value, field) => {
  expect(refusalOf(value)).toMatchObject({
    code: 'invalid_request',
    message: 'Text with the character U+0000 is not accepted.',
    fields: { [field]: 'has the character U+0000' },
  });
});

test('Accepts any other value, however deeply it is nested', () => {
  expect(refusalOf({ text: 'line\nline', count: 3, none: null, emoji: '👋' })).toBeUndefined();
  expect(refusalOf(JSON.parse(`${'['.repeat(100_000)}"fine"${']'.repeat(100_000)}`))).toBeUndefined();
  expect(refusalOf(JSON.parse(`${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}`))).toBeDefined();
});

import { findRedactionTarget, isRedactedFrom } from '../src/lib/redacted-text.ts';

const bio = 'I bake rye bread. Call me on +36 20 123 4567. Which bakery is yours?';
const rest = 'I bake rye bread. Which bakery is yours?';

test('A redacted text has the words of its original in their order', () => {
  expect(isRedactedFrom(rest, bio)).toBe(true);
  expect(isRedactedFrom(bio, bio)).toBe(true);
  expect(isRedactedFrom('Which bakery is yours? I bake rye bread.', bio)).toBe(false);
  expect(isRedactedFrom('I fry fish.', bio)).toBe(false);
  expect(isRedactedFrom('', bio)).toBe(false);
});

test('A redacted text replaces its original, and nothing when the original has changed', () => {
  const taken: string[] = [];
  const places = [
    { text: 'Someone kind', replace: () => taken.push('lookingFor') },
    { text: bio, replace: () => taken.push('voice') },
  ];
  findRedactionTarget(rest, places)?.(rest);
  expect(taken).toEqual(['voice']);
  expect(findRedactionTarget('Somebody else wrote this', places)).toBeUndefined();
});

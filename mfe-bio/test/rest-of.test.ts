import { isRestOf, restTaker } from '../src/frame/rest-of.ts';

const bio = 'I bake rye bread. Call me on +36 20 123 4567. Which bakery is yours?';
const rest = 'I bake rye bread. Which bakery is yours?';

test('A rest is what is left of a text, in its order', () => {
  expect(isRestOf(rest, bio)).toBe(true);
  expect(isRestOf(bio, bio)).toBe(true);
  expect(isRestOf('Which bakery is yours? I bake rye bread.', bio)).toBe(false);
  expect(isRestOf('I fry fish.', bio)).toBe(false);
  expect(isRestOf('', bio)).toBe(false);
});

test('A rest goes where its text stands, and nowhere when that is gone', () => {
  const taken: string[] = [];
  const places = [
    { text: 'Someone kind', put: () => taken.push('lookingFor') },
    { text: bio, put: () => taken.push('voice') },
  ];
  restTaker(rest, places)?.(rest);
  expect(taken).toEqual(['voice']);
  expect(restTaker('Somebody else wrote this', places)).toBeUndefined();
});

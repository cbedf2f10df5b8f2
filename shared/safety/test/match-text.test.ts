import { toMatchText } from '../src/moderation/match-text.ts';

test.each([
  ['digits for letters', 's1xt33n', '16'],
  ['a sign inside a word', 'six-teen', '16'],
  ['signs for letters', 'su!cide', 'suicide'],
  ['a hidden letter', 'k*ll myself', 'kill myself'],
  ['dots between letters', 'k.i.l.l', 'kill'],
  ['spaces between letters', 'k i l l you', 'kill you'],
  ['a sentence letter by letter', 'i a m s i x t e e n', 'i am 16'],
  ['a wider gap inside a word', 's i x  t e e n', '16'],
  ['half a number as a digit', 'tizen6', '16'],
  ['half a number as a word', 'six teen', '16'],
  ['digits apart', 'im 1 6', 'im 16'],
  ['a letter for a digit', "i'm I7", 'im 17'],
  ['Roman numerals of an age', 'im XVI years old', 'im 16 years old'],
  ['doubled letters', 'sixxteeen', '16'],
  ['dropped vowels', 'sxtn', '16'],
  ['a slip', 'suicde', 'suicide'],
  ['shorthand', 'kms', 'kill myself'],
  ['a Hungarian prefix apart', 'meg ölöm magam', 'megolom magam'],
])('Reads through %s', (_what, written, read) => {
  expect(toMatchText(written)).toBe(read);
});

test.each([
  ['E10 fuel', 'e 10 fuel'],
  ['gr8 m8', 'gr 8 m 8'],
  ['C-3PO and BB-8', 'c 3 po and bb 8'],
  ['Final Fantasy XIV', 'final fantasy xiv'],
  ['killer workout, dying to see it', 'killer workout dying to see it'],
  ['well-known self-harm', 'well known self harm'],
  ['5€ at 17:30', '5 eur at 17 30'],
  ['f***ing traffic', 'f ing traffic'],
])('Leaves ordinary words alone: %s', (written, read) => {
  expect(toMatchText(written)).toBe(read);
});

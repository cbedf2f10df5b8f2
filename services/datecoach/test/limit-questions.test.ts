import { isPersonalLimit } from '@datewright/safety/text/personal-limit';
import { createLimitQuestionFinder } from '../src/rules/limit-questions.ts';

const asksFor = (limit: string, text: string, quote: string | null = null) =>
  createLimitQuestionFinder([limit, 'I have a dog called Mogyi'])(text, quote);

const noDrinks = 'I do not drink, hope that is fine';
const nemIszom = 'Nem iszom alkoholt, remélem nem gond';

test.each([
  [noDrinks, 'Ask why they don’t drink and how that started.'],
  [noDrinks, 'Find out what made them stop drinking.'],
  [noDrinks, 'Get them to tell the story behind not drinking.'],
  [noDrinks, '“What made you stop drinking?”'],
  [noDrinks, '“So, no alcohol at all? How come?”'],
  [noDrinks, 'Ask since when they have been sober.'],
  [noDrinks, 'Over the lemonade: “Why don’t you drink?”'],
  ['I’m vegan', '“What got you into not eating meat?”'],
  ['I’m scared of heights', 'Ask how their fear of heights began.'],
  ['Bad knee, good stories.', 'Ask how he wrecked the knee.'],
  [nemIszom, 'Kérdezd meg, miért nem iszik.'],
  [nemIszom, '„Mióta nem iszol alkoholt?”'],
  [nemIszom, '„Mi vett rá, hogy ne igyál alkoholt?”'],
])('A tip about “%s” that asks for the reason is found: %s', (limit, text) => {
  expect(asksFor(limit, text)).toBe(true);
});

test('A question for the reason of a quoted limit needs no word of it', () => {
  expect(asksFor(noDrinks, '“How did that start?”', noDrinks)).toBe(true);
  expect(asksFor(noDrinks, '“How did that start?”', 'I have a dog called Mogyi')).toBe(false);
});

test.each([
  [noDrinks, 'Order two lemonades: “Same for you?”', noDrinks],
  [noDrinks, '“Lemonade or something with mint?”', noDrinks],
  [noDrinks, 'They don’t drink, which is why a tea house fits: “Which tea do you like?”', noDrinks],
  [noDrinks, 'Don’t ask why they don’t drink: just order the same.', noDrinks],
  [noDrinks, 'Never ask how that started, and order first.', noDrinks],
  [noDrinks, 'Ask how Mogyi got her name.', null],
  [noDrinks, '“How did you two meet, you and Mogyi?”', null],
  [noDrinks, '“Why did you come to Budapest?” is a good question over a drink without alcohol.', null],
  [noDrinks, 'Why not pick the drink with the oddest name?', null],
  [noDrinks, 'Ask what made them laugh this week.', null],
  [nemIszom, '„Melyik limonádét kéred?”', nemIszom],
  [nemIszom, 'Ne kérdezd meg, miért nem iszik: rendelj te is limonádét.', nemIszom],
])('Of “%s” a tip may say: %s', (limit, text, quote) => {
  expect(asksFor(limit, text, quote)).toBe(false);
});

test.each([
  'I quit drinking last year',
  'I’m in recovery',
  'not a big drinker',
  'alcohol isn’t my thing',
  'I’m lactose intolerant',
  'Leszoktam az alkoholról',
  'gluténérzékeny vagyok',
  'tériszonyom van',
  'I don’t eat meat',
])('“%s” is a limit', (sentence) => {
  expect(isPersonalLimit(sentence)).toBe(true);
});

test.each([
  'I don’t have a favourite',
  'I never lose at chess',
  'I quit my job to bake bread',
  'I never say no to cake',
  'I’m not afraid of spiders',
  'Szeretem a limonádét',
])('“%s” is none', (sentence) => {
  expect(isPersonalLimit(sentence)).toBe(false);
});

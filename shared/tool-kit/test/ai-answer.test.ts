import { findContactDetails } from '@datewright/safety/contacts/find-contact-details';
import { createAnswerFilter } from '../src/ai/ai-answer.ts';

const hostile = [
  'see win-prize.xyz for more',
  'see win-prize[.]xyz',
  'just open win prize dot com',
  'go to bit.ly/3xYz now',
  'https://evil.example/win',
  'hxxps://evil.example/win',
  'www evil example com',
  'Pay to GB29 NWBK 6016 1331 9268 19',
  'HU42 1177 3016 1111 1018 0000 0000',
  'my card is 4111 1111 1111 1111',
  'call +44 7700 900123',
  'call 0 6 3 0 1 2 3 4 5 6 7',
  'text zero seven seven zero zero nine',
  'hívj: nulla hat harminc'.replace('harminc', 'három nulla egy kettő'),
  'write to winner@evil.example',
  'winner at evil dot example',
  'winner kukac gmail pont com',
  'winner (at) evil.example',
  'winner at evil . example',
  'winner at gmail. com',
  'add me @winner_99',
  'insta: winner99',
  'telegram is winner',
  'írj instán: winner99'.replace('instán', 'insta'),
  'ｗｉｎ－ｐｒｉｚｅ．ｘｙｚ'.normalize('NFKC'),
  '０６３０１２３４５６７',
  'win\u00ad-prize.xyz',
];
const harmless = [
  'Hey, how was your weekend?',
  'Tea or coffee? I know a place at the corner.',
  'So 7 or 8 on Friday? 19:30 works too.',
  'I ran 16.5 km, e.g. along the river, at 5 a.m.',
  'That was on 2026-11-20, I think.',
  'One, two, three … what do you say?',
  'Instagram is full of those dogs.',
  'Kíváncsi vagyok, miért pont azt választottad.',
  'Was that a polka dot dress?',
  'You had me at dumplings. Steamed or fried?',
  'I am at home. Reading, mostly.',
  'Meet me at the market. Bring an appetite.',
  'Szia! Milyen volt a hétvégéd? Pl. mentél túrázni?',
  'Three of my five favourites are soups. The other two? Guess.',
  'Wait… what? No way. Really.',
];

test.each(hostile)('Leads out of the app: %s', (text) => {
  expect(findContactDetails(text)).not.toEqual([]);
});

test.each(harmless)('Stays inside the app: %s', (text) => {
  expect(findContactDetails(text)).toEqual([]);
});

test('Repeats only contact details from the member’s own text', () => {
  const isSafe = createAnswerFilter({ ownTexts: ['Mail me: anna@example.com or 06 30 123 4567'], instructions: '' });
  expect(isSafe('Write to anna@example.com')).toBe(true);
  expect(isSafe('Call 06-30-123-4567!')).toBe(true);
  expect(isSafe('Write to bea@example.com')).toBe(false);
  expect(isSafe('Call 06 30 123 4568')).toBe(false);
});

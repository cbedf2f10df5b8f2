import { findContactDetails } from '../src/contacts/find-contact-details.ts';

test.each([
  'first one over the finish line – loser buys the coffee',
  'my opening line is terrible, so here is my second one',
  'My best line is: do you come here often?',
  'Bottom line: bring snacks.',
  'a street-wise – and slightly damp – terrier',
  'price-wise: reasonable, dog-wise: excellent',
  'The signal is terrible up there, worth it',
  'gone in a snap – my pierogi never last',
  'in line at 7.30, pastries by eight',
  'Kikkel ünnepelsz, ha igazán jó?',
  'Kiknek főzöl, amikor vendégeskedés van?',
])('Ordinary words that are networks’ names too are no contact: %s', (text) => {
  expect(findContactDetails(text)).toEqual([]);
});

test.each([
  'add me on line: kumo_san77',
  'my line id is kumosan',
  'LINE ID: kumosan',
  'line is kumo.san',
  'my line: annakovacs',
  'snap: kekmadar',
  'snapem: kek_madar',
  'on signal @anna.k',
  'wise: anna99',
  'telegram is annak99',
  'kik: marbletoad31',
  'my kik? sure, marbletoad',
])('A handle on one of them is: %s', (text) => {
  expect(findContactDetails(text)).not.toEqual([]);
});

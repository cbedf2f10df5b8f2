import { findUnsupportedFacts } from '../src/fact-check/find-unsupported-facts.ts';
import { findRewriteDoubts, findRewriteFaults } from '../src/rules/find-rewrite-faults.ts';
import heldOut from './rewrites/held-out.json';
import first from './rewrites/worked-on.json';
import second from './rewrites/worked-on-second.json';
import third from './rewrites/worked-on-third.json';

// Written as a language model would write them, each set before the rules were changed for it. `good` rewrites keep every
// fact in other words; `bad` ones drop or invent one.
const workedOn = [...first, ...second, ...third];

const isRefused = (rewrite: string, currentBio: string) =>
  findRewriteFaults(rewrite, { currentBio }).some(({ code }) => code === 'facts');
const isAskedAgain = (rewrite: string, currentBio: string) =>
  isRefused(rewrite, currentBio) || findRewriteDoubts(rewrite, { currentBio }).length > 0;
const isCaught = (rewrite: string, currentBio: string) =>
  isAskedAgain(rewrite, currentBio) || findUnsupportedFacts(rewrite, [currentBio]).length > 0;

type Judge = (rewrite: string, currentBio: string) => boolean;
const listGood = (bios: typeof workedOn, judge: Judge) =>
  bios.flatMap(({ original, good }) => good.filter((rewrite) => judge(rewrite, original)));
const listBad = (bios: typeof workedOn, judge: Judge) =>
  bios.flatMap(({ original, bad }) => bad.filter(({ text }) => judge(text, original)));

test('No rewrite that keeps every fact in other words is refused, and at most one in fifty is asked for again', () => {
  expect(listGood(workedOn, () => true)).toHaveLength(100);
  expect(listGood(workedOn, isRefused)).toEqual([]);
  expect(listGood(workedOn, isAskedAgain).length).toBeLessThanOrEqual(2);
});

test('Rewrites that drop or invent a fact are refused, asked for again or marked', () => {
  expect(listBad(workedOn, () => true)).toHaveLength(50);
  expect(listBad(workedOn, isCaught).length).toBeGreaterThanOrEqual(49);
  expect(listBad(workedOn, isAskedAgain).length).toBeGreaterThanOrEqual(44);
});

test('The held-out rewrites are judged as they were when they were first read', () => {
  const counts = {
    refused: listGood(heldOut, isRefused).length,
    askedAgain: listGood(heldOut, isAskedAgain).length,
    caught: listBad(heldOut, isCaught).length,
  };
  expect(counts).toEqual({ refused: 3, askedAgain: 7, caught: 15 });
});

test.each([
  ['I work as a bus driver in Pécs.', 'I drive a bus through Pécs all day.'],
  ['I am a nurse and I love swimming.', 'I look after people on a hospital ward and swim at dawn.'],
  ['I work as a software developer.', 'I write software until five.'],
  ['I am a lawyer in Debrecen.', 'I practise law in Debrecen.'],
  ['I have two cats, Füge and Dió.', 'Füge and Dió, my cats, think I work for them.'],
  ['I have 2 kids and a cat.', 'My kids call me dad and the cat calls me staff.'],
  ['I am 31 and like wine.', 'Thirty-one, and fond of wine.'],
  ['Single mum, I like thrillers.', 'My six-year-old picks the film, I pick the thrillers.'],
  ['34 éves vagyok, horgászom.', 'Harmincnégy vagyok, hajnalban horgászom.'],
  ['Szakácsként dolgozom.', 'Egész héten másoknak főzök.'],
  ['Programozó vagyok Budapesten.', 'Budapesti vagyok, nappal kódot írok.'],
  ['Elvált apuka, informatikus Győrben.', 'Elvált apuka vagyok Győrből, informatikus.'],
  ['Fodrász vagyok, Pécsen lakom.', 'Fodrász vagyok, Pécsről írok neked.'],
  ['Kertész vagyok Gödöllőben élve, futok.', 'Kertész vagyok Gödöllőből, futok.'],
])('“%s” may become “%s”', (currentBio, rewrite) => {
  expect(isAskedAgain(rewrite, currentBio)).toBe(false);
});

test.each([
  ['I work as a bus driver in Pécs.', 'I take long walks through Pécs. Which one next?', 'driver'],
  ['I am a nurse and I love swimming.', 'I am a lawyer who swims after work with other people.', 'nurse'],
  ['I have three rescue dogs.', 'One rescue dog owns my sofa.', 'three'],
  ['I have two cats, Füge and Dió.', 'Füge, my cat, thinks I work for him.', 'two'],
  ['42, divorced, one daughter.', '42, divorced, free at last.', 'daughter'],
  ['I am 31 and like wine.', 'Thirty-five, and fond of wine.', '31'],
  ['Győrben élek, futok.', 'Pécsen élek, futok.', 'Győrben'],
  ['Szakácsként dolgozom Szegeden.', 'Szegeden élek, és horgászom.', 'Szakácsként'],
])('“%s” may not become “%s”', (currentBio, rewrite, fact) => {
  const reasons = findRewriteFaults(rewrite, { currentBio }).map(({ reason }) => reason);
  expect(reasons.join()).toContain(fact);
});

test('A rewrite that seems to tell the job in unknown words is asked for again, and not refused', () => {
  const currentBio = 'I am a glassblower from Leeds. I like tea.';
  const rewrite = 'In Leeds my colleagues and I make sand shine. I drink a lot of tea.';
  expect(isRefused(rewrite, currentBio)).toBe(false);
  expect(findRewriteDoubts(rewrite, { currentBio })).toEqual([
    { code: 'job', reason: 'It may have dropped the job: glassblower. Make clear what the work is.' },
  ]);
});

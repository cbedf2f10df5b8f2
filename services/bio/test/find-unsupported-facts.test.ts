import { findUnsupportedFacts } from '../src/fact-check/find-unsupported-facts.ts';

const marked = (text: string, ...given: string[]) => findUnsupportedFacts(text, given).map((fact) => fact.text);

test.each([
  ['a job', 'I am a nurse who hates alarms.', ['nurse']],
  ['a job by what is said of it', 'I work in an office that smells of soup.', ['I work in']],
  ['a place', 'Ask me about the bars of Lisbon after dark.', ['Lisbon']],
  ['a place at the beginning', 'Budapest has the best bridges.', ['Budapest']],
  ['a place of two words', 'I left my heart in New Orleans.', ['New Orleans']],
  ['an age', 'Proud 34, still no plan.', ['34']],
  ['an age in words', 'Twenty-nine and counting.', ['Twenty-nine']],
  ['a decade', 'My thirties taught me patience.', ['My thirties']],
  ['a count', 'I have run two marathons.', ['two', 'marathons']],
  ['a hobby', 'On Sundays I go surfing.', ['surfing']],
  ['a pet', 'My dog approves this profile.', ['My dog']],
  ['family', 'I cook for my daughter.', ['cook', 'my daughter']],
])('English: an unsupported %s is marked', (_what, text, facts) => {
  expect(marked(text, 'coffee', 'someone kind')).toEqual(facts);
});

test.each([
  ['a job', 'Ápolóként láttam már mindent.', ['Ápolóként']],
  ['a job by what is said of it', 'Egy kis irodában dolgozom.', ['dolgozom']],
  ['a place with its ending', 'Tavaly Lisszabonban laktam.', ['Lisszabonban']],
  ['a place without its capital', 'Egy igazi budapesti éjszaka.', ['budapesti']],
  ['an age', '34 éves vagyok.', ['34', 'éves vagyok']],
  ['an age in words', 'Huszonkilenc évesen is nevetek.', ['Huszonkilenc']],
  ['a count', 'Van két kutya az életemben.', ['két']],
  ['a hobby', 'Vasárnap szörfözni járok.', ['szörfözni']],
  ['a pet', 'A kutyám szerint jó fej vagyok.', ['kutyám']],
  ['family', 'A lányom a legjobb kritikusom.', ['lányom']],
])('Hungarian: an unsupported %s is marked', (_what, text, facts) => {
  expect(marked(text, 'kávé', 'valakit, akivel lehet nevetni')).toEqual(facts);
});

test.each([
  ['the same words', 'A nurse from Leeds, 31, with a dog.', "I'm a NURSE, 31, living in leeds with my dog"],
  ['another form', 'I hike, climb and my nursing shifts are long.', 'hiking, climbing, nurse'],
  ['a related word', 'You find me on the trails, camera in hand, photography first.', 'hiking, photos'],
  ['figures for words', 'Twenty-nine, two kids.', '29, 2 kids'],
  ['words for figures', '29 and 2 kids.', 'twenty nine, two kids'],
  ['a Hungarian ending', 'Budapesten Annával túráztam.', 'budapest, Anna, túrázás'],
  ['Hungarian numbers', 'Huszonkilenc éves vagyok, két gyerek apukája.', '29 éves, 2 gyerek'],
  ['another language', 'Szeretek főzni és túrázni.', 'cooking, hiking'],
  ['a brand that was given', 'Loud about Taylor Swift, quiet about the rest.', 'taylor swift'],
])('A fact that the member gave as %s is not marked', (_what, text, given) => {
  expect(marked(text, given)).toEqual([]);
});

test.each([
  'Two coffees, one question: beach or mountains? I am 100% sure about dessert, 24/7.',
  'First date idea: a walk on Sunday, no Netflix. Sounds good?',
  'I take puns seriously and myself not at all. OK, mostly.',
  'Két kávé, egy kérdés: te jössz vagy én? Vasárnap ráérek.',
  'Golden hour makes even car parks romantic, the constructor of this joke says.',
])('An idiom is not a fact: %s', (text) => {
  expect(marked(text, 'coffee')).toEqual([]);
});

test("A span has the fact's position, even after emojis and letters that change their length", () => {
  const text = '🏄‍♀️ İstanbul’un ƒ, ß 🎉 then I went surfing in Lisbon!';
  for (const { text: fact, start, end } of findUnsupportedFacts(text, [])) expect(text.slice(start, end)).toBe(fact);
  expect(marked(text)).toEqual(expect.arrayContaining(['surfing', 'Lisbon']));
});

test('Two thousand characters of any text are checked within milliseconds', () => {
  const begun = process.cpuUsage();
  for (const text of [
    'a'.repeat(2000),
    'Aa '.repeat(666),
    '1,'.repeat(1000),
    'twenty-'.repeat(285),
    ' \n'.repeat(1000),
  ]) {
    findUnsupportedFacts(text, [text]);
    findUnsupportedFacts(text, []);
  }
  expect(process.cpuUsage(begun).user).toBeLessThan(1_000_000);
});

import type { Message } from '@datewright/contracts/chatpad/match';
import { parsePaste } from '../src/features/conversation/lib/parse-paste.ts';
import { english } from './pastes/en.ts';
import { hungarian } from './pastes/hu.ts';

const said = (messages: Message[] = []) =>
  messages.map(({ sender, content }) => `${sender === 'match' ? '<' : '>'} ${content}`);
const read = (pasted: string, match = 'Anna', member = '') => parsePaste(pasted, { match, member });
/** What is read without asking; for a question its kind and the talk of each answer. */
function readAs(pasted: string, match?: string, member?: string) {
  const found = read(pasted, match, member);
  if (found.kind === 'nothing') return 'nothing';
  if (found.kind === 'sure') return said(found.messages);
  return [found.kind, ...found.choices.map(({ who, messages }) => [who, ...said(messages)])];
}

describe.each([
  ['in English', english],
  ['in Hungarian', hungarian],
])(
  'When a member pastes a chat %s, then sides and texts are read, and nothing that an app wrote',
  (_language, pastes) => {
    test.each(pastes)('from $app', ({ pasted, asks = 'sure', talk }) => {
      const found = read(pasted);
      expect(found.kind).toBe(asks);
      if (found.kind === 'sure') expect(said(found.messages)).toEqual(talk);
      if (found.kind === 'first') expect(said(found.choices[0].messages)).toEqual(talk);
    });
  },
);

describe('Only who is known to speak makes a label', () => {
  test.each([
    ['my plan: sleep', 'Anna: Hi\nMe: ok\nmy plan: sleep', ['< Hi', '> ok\nmy plan: sleep']],
    ['a capital and a colon', 'Anna: Hi\nMe: ok\nSaturday: free', ['< Hi', '> ok\nSaturday: free']],
    ['a web address', 'Anna: Hi: there\nMe: see https://example.com/x', ['< Hi: there', '> see https://example.com/x']],
    ['Hungarian labels', 'Én: Szia!\nAnna: Helló\nÉn: Kávé?', ['> Szia!', '< Helló', '> Kávé?']],
    ['the other one beside a known name', 'Anna: Hi\nBence: Hey\nAnna: plan: tea', ['< Hi', '> Hey', '< plan: tea']],
    ['their whole name', 'Anna Kovács: Hi\nBence: Hey', ['< Hi', '> Hey']],
  ])('%s', (_what, pasted, talk) => {
    expect(readAs(pasted)).toEqual(talk);
  });

  test('A list with colons is one text of somebody, not a chat', () => {
    expect(read('my plan: sleep\nyour plan: tea').kind).toBe('first');
  });

  test('The member’s own name is known from the profile', () => {
    expect(readAs('Kata: Hi\nBence: Hey', '', 'Bence Nagy')).toEqual(['< Hi', '> Hey']);
  });
});

describe('What somebody said stays, also when it sounds like an app', () => {
  test.each([
    'I liked your photo',
    'my sister liked your profile',
    'I changed my number',
    'Video call tonight?',
    'anyám képet küldött',
    'I loved a good hike',
    'Saturday',
    '5 perc',
    'Room 12',
    'Maybe 12:30',
    'money sent',
    'See you 21:03',
    'May 12 9:30 works',
    'You changed your hair?',
    'my mom sent a photo',
  ])('%s', (line) => {
    expect(readAs(`Anna: Hi\nMe: ${line}`)).toEqual(['< Hi', `> ${line}`]);
    expect(readAs(`[12/05/2026, 21:03] Anna: ${line}`)).toEqual([`< ${line}`]);
    expect(readAs(`Hi\n${line}`)).toEqual(['first', ['match', '< Hi', `> ${line}`], ['user', '> Hi', `< ${line}`]]);
  });
  test('A word that an app writes too is a message where somebody says it', () => {
    expect(readAs('Anna: Today\nMe: Seen')).toEqual(['< Today', '> Seen']);
  });
});

describe('Who is who is asked when it is not sure', () => {
  test('two names and none of them known', () => {
    expect(readAs('Kata: Hi\nBence: Hey', '')).toEqual(['name', ['Kata', '> Hi', '< Hey'], ['Bence', '< Hi', '> Hey']]);
  });
  test('a single line', () => {
    expect(readAs('hey, so')).toEqual(['only', ['match', '< hey, so'], ['user', '> hey, so']]);
  });
  test('bare paragraphs', () => {
    expect(readAs('Hi\nnice dog\n\nThanks!')).toEqual([
      'first',
      ['match', '< Hi\nnice dog', '> Thanks!'],
      ['user', '> Hi\nnice dog', '< Thanks!'],
    ]);
  });
  test('nothing is nothing', () => {
    expect([readAs(' \n\n'), readAs('Today 21:03\nSeen'), readAs('')]).toEqual(['nothing', 'nothing', 'nothing']);
  });
});

test('Eight thousand characters of anything are read at once', () => {
  const pasted = ['a: ', '[1/1/26, ', 'Anna ', ' \n', '1. ', ': '].map((piece) => piece.repeat(8000 / piece.length));
  for (const text of pasted) expect(read(text).kind).toMatch(/nothing|sure|name|first|only/);
});

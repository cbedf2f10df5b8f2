import type { Message } from '@datewright/contracts/chatpad/match';
import { parsePaste } from '../src/features/conversation/lib/parse-paste.ts';
import { english } from './pastes/en.ts';
import { hungarian } from './pastes/hu.ts';

const format = (messages: Message[] = []) =>
  messages.map(({ sender, content }) => `${sender === 'match' ? '<' : '>'} ${content}`);
const read = (pasted: string, match = 'Anna', member = '') => parsePaste(pasted, { match, member });
/** The parsed messages; for a question, its kind and the messages of each choice. */
function summarize(pasted: string, match?: string, member?: string) {
  const found = read(pasted, match, member);
  if (found.kind === 'nothing') return 'nothing';
  if (found.kind === 'sure') return format(found.messages);
  return [found.kind, ...found.choices.map(({ who, messages }) => [who, ...format(messages)])];
}

describe.each([
  ['in English', english],
  ['in Hungarian', hungarian],
])(
  'When a member pastes a chat %s, then senders and texts are recognised and app lines are dropped',
  (_language, pastes) => {
    test.each(pastes)('from $app', ({ pasted, asks = 'sure', talk }) => {
      const found = read(pasted);
      expect(found.kind).toBe(asks);
      if (found.kind === 'sure') expect(format(found.messages)).toEqual(talk);
      if (found.kind === 'first') expect(format(found.choices[0].messages)).toEqual(talk);
    });
  },
);

describe('Only a known speaker counts as a label', () => {
  test.each([
    ['my plan: sleep', 'Anna: Hi\nMe: ok\nmy plan: sleep', ['< Hi', '> ok\nmy plan: sleep']],
    ['a capital and a colon', 'Anna: Hi\nMe: ok\nSaturday: free', ['< Hi', '> ok\nSaturday: free']],
    ['a web address', 'Anna: Hi: there\nMe: see https://example.com/x', ['< Hi: there', '> see https://example.com/x']],
    ['Hungarian labels', 'Én: Szia!\nAnna: Helló\nÉn: Kávé?', ['> Szia!', '< Helló', '> Kávé?']],
    ['the other one beside a known name', 'Anna: Hi\nBence: Hey\nAnna: plan: tea', ['< Hi', '> Hey', '< plan: tea']],
    ['their whole name', 'Anna Kovács: Hi\nBence: Hey', ['< Hi', '> Hey']],
  ])('%s', (_what, pasted, talk) => {
    expect(summarize(pasted)).toEqual(talk);
  });

  test('A list with colons is one text, not a chat', () => {
    expect(read('my plan: sleep\nyour plan: tea').kind).toBe('first');
  });

  test('The member’s own name is known from their profile', () => {
    expect(summarize('Kata: Hi\nBence: Hey', '', 'Bence Nagy')).toEqual(['< Hi', '> Hey']);
  });
});

describe('A message is preserved even if it looks like an app line', () => {
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
    expect(summarize(`Anna: Hi\nMe: ${line}`)).toEqual(['< Hi', `> ${line}`]);
    expect(summarize(`[12/05/2026, 21:03] Anna: ${line}`)).toEqual([`< ${line}`]);
    expect(summarize(`Hi\n${line}`)).toEqual(['first', ['match', '< Hi', `> ${line}`], ['user', '> Hi', `< ${line}`]]);
  });
  test('A labelled message is preserved even if apps write the same word', () => {
    expect(summarize('Anna: Today\nMe: Seen')).toEqual(['< Today', '> Seen']);
  });
});

describe('The member is asked who is who when the speakers are unclear', () => {
  test('for two unknown names', () => {
    expect(summarize('Kata: Hi\nBence: Hey', '')).toEqual([
      'name',
      ['Kata', '> Hi', '< Hey'],
      ['Bence', '< Hi', '> Hey'],
    ]);
  });
  test('for a single line', () => {
    expect(summarize('hey, so')).toEqual(['only', ['match', '< hey, so'], ['user', '> hey, so']]);
  });
  test('for paragraphs without names', () => {
    expect(summarize('Hi\nnice dog\n\nThanks!')).toEqual([
      'first',
      ['match', '< Hi\nnice dog', '> Thanks!'],
      ['user', '> Hi\nnice dog', '< Thanks!'],
    ]);
  });
  test('but not for empty text', () => {
    expect([summarize(' \n\n'), summarize('Today 21:03\nSeen'), summarize('')]).toEqual([
      'nothing',
      'nothing',
      'nothing',
    ]);
  });
});

test('Eight thousand characters of any text are parsed at once', () => {
  const pasted = ['a: ', '[1/1/26, ', 'Anna ', ' \n', '1. ', ': '].map((piece) => piece.repeat(8000 / piece.length));
  for (const text of pasted) expect(read(text).kind).toMatch(/nothing|sure|name|first|only/);
});

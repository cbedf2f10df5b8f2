import type { Message } from '@datewright/contracts/chatpad/match';
import { parsePaste } from '../src/features/conversation/lib/parse-paste.ts';
import { readPaste } from '../src/features/conversation/lib/read-paste.ts';
import { firstPastes } from './pastes/first-pastes.ts';

const format = (messages: Message[]) =>
  messages.map(({ sender, content }) => `${sender === 'match' ? '<' : '>'} ${content}`);

test.each(firstPastes)('Before the match is known, every line of the chat is read: $title', (paste) => {
  const { pasted, member = '', asks, talk, matchName } = paste;
  const found = parsePaste(pasted, { match: '', member });
  expect(found.kind).toBe(asks?.kind ?? 'sure');
  if (found.kind === 'nothing') throw new Error('Nothing was read.');
  const chosen = found.kind === 'sure' ? found : found.choices.find(({ who }) => who === asks?.answer);
  expect(format(chosen?.messages ?? [])).toEqual(talk);
  expect(chosen?.matchName ?? '').toBe(matchName);
});

test('Messages of named people are not taken for a part of the profile above them', () => {
  const pasted = 'Anna, 29\n3 km away\nAnna: so, that train\nMe: which one?\nAnna: ours';
  expect(readPaste(pasted, { match: '', member: '' })).toMatchObject({
    kind: 'chat',
    messages: [{ content: 'so, that train' }, { content: 'which one?' }, { content: 'ours' }],
    profile: { name: 'Anna', age: 29, bio: '' },
  });
});

test('A sentence about somebody is not a message of theirs', () => {
  const pasted = 'Anna: who called?\nMe: nobody\nAnna said this to me: never call\nAnna: true';
  expect(parsePaste(pasted, { match: 'Anna', member: '' })).toMatchObject({
    messages: [{ sender: 'match' }, { content: 'nobody\nAnna said this to me: never call' }, { content: 'true' }],
  });
});

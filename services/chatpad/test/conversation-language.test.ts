import type { MatchFields } from '@datewright/contracts/chatpad/match';
import { findConversationLanguage } from '../src/rules/conversation-language.ts';

const match = (bio: string, ...messages: string[]): MatchFields => ({
  name: 'Kata',
  age: 29,
  bio,
  interests: [],
  messages: messages.map((content, at) => ({ sender: at % 2 === 0 ? 'match' : 'user', content })),
});

test.each([
  ['hu', match('I love hiking and the sea', 'Szia! Hogy vagy? Milyen napod volt?')],
  ['en', match('Imádom a hegyeket és a jó kávét', 'Hey! How was your day?')],
  ['hu', match('Imádom a hegyeket és a jó kávét')],
  ['en', match('Looking for someone to share my dumplings with', 'haha')],
  ['hu', match('', 'xd', 'És te mit csinálsz a hétvégén?')],
  [null, match('', 'hello hello hello')],
  [null, match('Pizza, ramen, techno')],
])('The language is %s', (language, found) => {
  expect(findConversationLanguage(found, null)).toBe(language);
});

test('A rewrite keeps the language of the draft', () => {
  const english = match('Looking for someone to share my dumplings with', 'How are you?');
  expect(findConversationLanguage(english, 'Te mit szeretsz a legjobban a hétvégében?')).toBe('hu');
});

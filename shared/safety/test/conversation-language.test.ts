import type { MatchFields } from '@datewright/contracts/chatpad/match';
import { findConversationLanguage, isInOtherLanguage } from '../src/moderation/conversation-language.ts';

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

test.each([
  ['hu', 'Walk a loop side by side, with a bench halfway.', true],
  ['hu', 'escape room', false],
  ['hu', 'Imagine Dragons vagy Arctic Monkeys?', false],
  ['hu', 'Egy brunch és egy séta a street food piacon.', false],
  ['en', 'Sétáljatok egy kört egymás mellett.', true],
  ['en', 'Take a walk past a pond, then share some kürtőskalács.', false],
  [null, 'Walk a loop side by side, with a bench halfway.', false],
] as const)('With %s to write in, “%s” is in the other language: %s', (language, text, expected) => {
  expect(isInOtherLanguage(text, language)).toBe(expected);
});

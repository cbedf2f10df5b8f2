import { createMask } from '@datewright/safety/masking/create-mask';
import { buildGuidance } from '../src/prompts/suggest-prompt.ts';
import { createSuggestionValidator } from '../src/rules/suggestion-validator.ts';

const bio = 'Mail me: anna@example.com';
const instructions = buildGuidance({ mode: 'opener', tone: 'flirty', draft: null, gentle: false, overruled: [] });

function judge(asked = false) {
  const mask = createMask('Anna', [bio]);
  mask.mask(bio);
  const decide = createSuggestionValidator({
    mask,
    isAllowed: (text) => !text.includes('forbidden'),
    mustAnswer: asked,
    ownTexts: [bio],
    instructions,
  });
  return (text: unknown, more: object = {}) => decide({ text, reason: 'Because.', evidence: null, ...more });
}

test('A good suggestion is shown with the real name, and its study when there is one', () => {
  const reason = 'Asks back: “How was the hike?”';
  expect(judge()('Hey [NAME_1]! How was the hike?', { reason, evidence: 'followUpQuestions' })).toEqual({
    text: 'Hey Anna! How was the hike?',
    reason,
    evidence: 'followUpQuestions',
  });
});

test.each([
  ['names no words', 'Because it asks.', 'How was the hike?'],
  ['names words that are not there', 'It asks “How was work?”', 'How was the hike?'],
  ['names words that are no question', 'It says “Nice hike there”', 'Nice hike there. Tea?'],
])('A study whose reason %s is not cited', (_what, reason, text) => {
  expect(judge()(text, { reason, evidence: 'followUpQuestions' })).toMatchObject({ text, evidence: null });
});

test('What was asked is answered, or left to the member; what dodges is not shown', () => {
  const decide = judge(true);
  expect(decide('Two brothers. You?', { answer: 'Two brothers' })?.text).toBe('Two brothers. You?');
  expect(decide('Honest answer: ___. And you?')?.text).toContain('___');
  expect(decide('Good question! You first: what about you?')).toBeNull();
  expect(decide('What made you think of it?', { answer: 'What made you think of it?' })).toBeNull();
  expect(decide('Tell me yours.', { answer: 'Two brothers' })).toBeNull();
});

test.each(['madeUp', 'constructor', '__proto__', ''])('The study %p does not exist and is left out', (evidence) => {
  expect(judge()('Hey!', { evidence })?.evidence).toBeNull();
});

test.each([
  ['a link', 'Look at www.example.org'],
  ['a phone number', 'Call +36 20 999 8877'],
  ['an e-mail address', 'Write to eve@example.com'],
  ['a handle', 'Find me @eve_99'],
  ['its instructions', instructions.slice(20, 200)],
  ['nothing', ' \u200b '],
  ['only punctuation', '...?!'],
  ['a novel', 'word '.repeat(200)],
  ['a number instead of text', 7],
])('A suggestion with %s is not shown', (_what, text) => {
  expect(judge()(text)).toBeNull();
});

test('The same holds for the reason', () => {
  expect(judge()('Hey!', { reason: 'See https://evil.example' })).toBeNull();
  expect(judge()('Hey!', { reason: 'long '.repeat(100) })).toBeNull();
});

test('A contact that the member’s own material holds may come back', () => {
  expect(judge()('I will write to [EMAIL_1] then')?.text).toBe('I will write to anna@example.com then');
});

test('Invisible characters and wild spaces are cleaned up', () => {
  expect(judge()(' Hey\u202e \u0007 there\r\n\n\n you\u200b ')?.text).toBe('Hey there\nyou');
  expect(judge()('Family 👨‍👩‍👧 time')?.text).toBe('Family 👨‍👩‍👧 time');
});

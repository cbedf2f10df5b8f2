import { createMask } from '@datewright/safety/masking/create-mask';
import { buildGuidance } from '../src/prompts/suggest-prompt.ts';
import { createSuggestionValidator } from '../src/rules/suggestion-validator.ts';

const bio = 'Mail me: anna@example.com';
const instructions = buildGuidance({ mode: 'opener', tone: 'flirty', draft: null, gentle: false, overruled: [] });

function createValidator(mustAnswer = false) {
  const mask = createMask('Anna', [bio]);
  mask.mask(bio);
  const validate = createSuggestionValidator({
    mask,
    isAllowed: (text) => !text.includes('forbidden'),
    mustAnswer,
    ownTexts: [bio],
    instructions,
  });
  return (text: unknown, more: object = {}) => validate({ text, reason: 'Because.', evidence: null, ...more });
}

test('A valid suggestion is shown with the real name and its study', () => {
  const reason = 'Asks back: “How was the hike?”';
  expect(createValidator()('Hey [NAME_1]! How was the hike?', { reason, evidence: 'followUpQuestions' })).toEqual({
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
  expect(createValidator()(text, { reason, evidence: 'followUpQuestions' })).toMatchObject({ text, evidence: null });
});

test('When the match asked a question, then suggestions that neither answer it nor leave a blank are rejected', () => {
  const validate = createValidator(true);
  expect(validate('Two brothers. You?', { answer: 'Two brothers' })?.text).toBe('Two brothers. You?');
  expect(validate('Honest answer: ___. And you?')?.text).toContain('___');
  expect(validate('Good question! You first: what about you?')).toBeNull();
  expect(validate('What made you think of it?', { answer: 'What made you think of it?' })).toBeNull();
  expect(validate('Tell me yours.', { answer: 'Two brothers' })).toBeNull();
});

test.each(['madeUp', 'constructor', '__proto__', ''])('The unknown study %p is omitted', (evidence) => {
  expect(createValidator()('Hey!', { evidence })?.evidence).toBeNull();
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
])('A suggestion with %s is rejected', (_what, text) => {
  expect(createValidator()(text)).toBeNull();
});

test('The same rules apply to the reason', () => {
  expect(createValidator()('Hey!', { reason: 'See https://evil.example' })).toBeNull();
  expect(createValidator()('Hey!', { reason: 'long '.repeat(100) })).toBeNull();
});

test('Contact details from the member’s own texts may appear', () => {
  expect(createValidator()('I will write to [EMAIL_1] then')?.text).toBe('I will write to anna@example.com then');
});

test('Invisible characters and odd whitespace are removed', () => {
  expect(createValidator()(' Hey\u202e \u0007 there\r\n\n\n you\u200b ')?.text).toBe('Hey there\nyou');
  expect(createValidator()('Family 👨‍👩‍👧 time')?.text).toBe('Family 👨‍👩‍👧 time');
});

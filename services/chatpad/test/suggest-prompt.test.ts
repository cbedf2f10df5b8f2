import { createMaskTable } from '@datewright/safety/masking/create-mask-table';
import { createRequestMask } from '@datewright/safety/masking/request-mask';
import { buildReviewSubject } from '../src/prompts/review-subject.ts';
import type { Correction } from '../src/prompts/suggest-instructions.ts';
import { buildSuggestPrompt, type SuggestMaterial } from '../src/prompts/suggest-prompt.ts';
import type { WritingOptions } from '../src/rules/writing-options.ts';

const mask = createRequestMask(
  createMaskTable({
    name: 'Anna',
    texts: ['Night trains.', 'Trains or planes?', 'So, who won the board game night?', 'u like trains?'],
  }),
);
const match = { name: 'Anna', age: 31, bio: 'Night trains.', interests: [], messages: [] };
const options: WritingOptions = { mode: 'opener', tone: 'flirty', draft: null, gentle: false, overruled: [] };
const now = new Date('2026-11-24T23:30:00Z');
const material: SuggestMaterial = { match, options, avoid: [], replied: [], now };
const build = (changes: Partial<WritingOptions> = {}, correction?: Correction) => {
  const { messages } = buildSuggestPrompt({ ...material, options: { ...options, ...changes } }, mask, correction);
  return { system: String(messages[0]?.content), user: String(messages[1]?.content) };
};
const promptWithout = (overruled: ('minor' | 'clear-no')[]) =>
  JSON.stringify(buildSuggestPrompt({ ...material, options: { ...options, overruled } }, mask));

test('The prompt excludes verdicts that the member overruled, says so, and allows every other verdict', () => {
  expect(promptWithout([])).toContain('"enum":["normal","minor",');
  expect(promptWithout([])).not.toContain('Take their word');
  expect(promptWithout(['minor'])).toContain('"enum":["normal","self-harm","threat","clear-no","hate","grief"]');
  expect(promptWithout(['minor', 'clear-no'])).toContain(
    'whether this is \\"minor\\" or \\"clear-no\\", and says that it is not',
  );
});

test('The data says which day it is, what was suggested, and which lines got an answer', () => {
  const replied = ['So, who won the board game night?'];
  const { messages } = buildSuggestPrompt({ ...material, avoid: ['Trains or planes?'], replied }, mask);
  const data = String(messages[1]?.content);
  expect(data).toContain('"today":"Tuesday, November 24, 2026"');
  expect(data).toContain('"avoid":["Trains or planes?"]');
  expect(data).toContain('"replied":["So, who won the board game night?"]');
});

test('The data says how many days the conversation has rested', () => {
  const build = (lastMessageAt?: string) =>
    String(
      buildSuggestPrompt({ ...material, match: { ...match, ...(lastMessageAt && { lastMessageAt }) } }, mask)
        .messages[1]?.content,
    );
  expect(build('2026-11-20T23:00:00Z')).toContain('"quietDays":4');
  expect(build()).toContain('"quietDays":0');
});

test('A rewrite follows the draft, not the mode', () => {
  const { system } = build({ draft: 'u like trains?' });
  expect(system).toContain('rewrite that draft');
  expect(system).toContain('in the language of the draft');
  expect(system).not.toContain('just matched with');
});

test('Only studies that are about such a message are offered', () => {
  expect(build().system).toContain('- shortPersonalFunny:');
  expect(build().system).not.toContain('- followUpQuestions:');
  expect(build({ mode: 'reply' }).system).toContain('- followUpQuestions:');
  for (const mode of ['opener', 'reply', 'ask-out'] as const) {
    expect(build({ mode }).system).not.toMatch(/- (?:selfAndSought|languageErrors):/);
  }
});

test.each<[named: string, language: 'en' | 'hu' | null, changes: Partial<WritingOptions>, ...messages: string[]]>([
  ['Hungarian, the language of this conversation', 'hu', {}, 'Szia! Hogy telt a napod?', 'Jól, köszi! Most főzök'],
  ['English, the language of this conversation', 'en', {}, 'Szia! Hogy vagy?', "Hi! I don't speak Hungarian yet"],
  ['the language that the two write', null, {}, 'what did you do tonight?', 'dobolok'],
  [
    'English, the language of the draft',
    'en',
    { draft: 'what trains do you like?' },
    'Szia! Mizu?',
    'Semmi, és veled?',
  ],
  [
    'Hungarian, the language of the line in "line"',
    'hu',
    { change: { text: 'És te mit szoktál dobolni?', how: 'shorter' } },
    'what did you do tonight?',
    'I played the drums, and you?',
  ],
])('The prompt and the review name the same language: %s', (named, language, changes, mine, theirs) => {
  const messages = [
    { sender: 'user' as const, content: String(mine) },
    { sender: 'match' as const, content: String(theirs) },
  ];
  const request = {
    match: { ...match, bio: '', messages },
    options: { ...options, mode: 'reply' as const, ...changes },
  };
  const open = createRequestMask(
    createMaskTable({
      name: 'Anna',
      texts: [mine, theirs, changes.draft, changes.change?.text].map((text) => text ?? ''),
    }),
  );
  const prompt = buildSuggestPrompt({ ...material, ...request }, open).messages;
  expect(String(prompt[0]?.content)).toContain(`Write in ${named}`);
  expect(String(prompt[1]?.content)).toContain(`"language":${JSON.stringify(language)}`);
  const review = buildReviewSubject(request.match, request.options, open);
  expect(review.task).toContain(`should be in ${named}`);
  expect(review.task.includes('is no fault')).toBe(language === null);
});

test('A second request says how many are missing and why', () => {
  const { system } = build({}, { missing: 4, reasons: ['language', 'long', 'language'] });
  expect(system).toContain('Write exactly 4 suggestions');
  expect(system.match(/another language/g)).toHaveLength(1);
  expect(system).toContain('too long');
});

test('The voice and the facts of the member are in the prompt only when they are given', () => {
  const [plain, own] = [build(), build({ voice: 'u like trains?', about: ['Night trains.'] })];
  expect(plain.system).not.toMatch(/"(?:voice|about)"/);
  expect(plain.user).not.toMatch(/"(?:voice|about)":/);
  expect(build({ voice: '', about: [] })).toEqual(plain);

  expect(own.system).toContain('"voice" holds messages that the member wrote');
  expect(own.system).toContain('in place of ___');
  expect(own.user).toContain('"voice":"u like trains?","about":["Night trains."]');
});

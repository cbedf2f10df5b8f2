import { parseOpinion } from '../src/rules/parse-opinion.ts';
import { rejectUnsuitableSubject } from '../src/rules/photo-rejections.ts';

const answer = {
  subject: 'member',
  sees: true,
  type: 'profile',
  score: 7,
  differs: '',
  pros: ['Soft light from the window.', 'The old brick wall is plain.'],
  cons: ['The horizon leans.'],
  suggestion: 'Take one step to the left.',
  crop: null,
};
const aCrop = { x: 0.1, y: 0, width: 0.8, height: 0.6 };
const text = JSON.stringify(answer);
const without = (field: keyof typeof answer) => ({ ...answer, [field]: undefined });

test.each([
  ['as asked for', text],
  [
    'in a fence with prose around it',
    `Here is my opinion:\n\`\`\`json\n${text}\n\`\`\`\nLet me know if you need more!`,
  ],
  ['with a comma too many and a comment', text.replace('"differs"', '/* none */ "differs"').replace('}', ',}')],
  ['inside an object named like the schema', JSON.stringify({ photo_opinion: answer })],
  ['inside a list', JSON.stringify([answer])],
  ['with fields that nobody asked for', JSON.stringify({ reasoning: 'It is a portrait.', ...answer, confidence: 0.9 })],
])('An answer is read %s', (_how, written) => {
  expect(parseOpinion(written)).toEqual(answer);
});

test.each([
  ['a type in another spelling', { type: 'Full-Body' }, { type: 'full_body' }],
  ['a type with capitals and spaces', { type: ' Pet ' }, { type: 'pet' }],
  ['an unknown type', { type: 'selfie' }, { type: null }],
  ['no type', without('type'), { type: null }],
  ['a list of types', { type: ['pet', 'travel'] }, { type: null }],
  ['a subject in another spelling', { subject: 'Member' }, { subject: 'member' }],
  ['a subject with a space', { subject: 'self harm' }, { subject: 'self-harm' }],
  ['a score in words', { score: '7.5/10' }, { score: 7.5 }],
  ['a score with a comma', { score: '7,5' }, { score: 7.5 }],
  ['a score of ten', { score: '7 out of 10' }, { score: 7 }],
  ['a score that is no number', { score: 'high' }, { score: null }],
  ['a score of nothing', { score: null }, { score: null }],
  ['no score', without('score'), { score: null }],
  ['no reason', without('differs'), { differs: '' }],
  ['null as the reason', { differs: null }, { differs: '' }],
  ['no pros', without('pros'), { pros: [] }],
  ['null as the cons', { cons: null }, { cons: [] }],
  ['a word for no cons', { cons: ['None.'] }, { cons: [] }],
  ['one con as a text', { cons: 'The horizon leans.' }, { cons: ['The horizon leans.'] }],
  [
    'lines in objects',
    { pros: [{ text: 'Soft light.' }, { line: 'A plain wall.' }] },
    { pros: ['Soft light.', 'A plain wall.'] },
  ],
  ['one line that is none', { pros: ['Soft light.', 3, null, { a: 'b', c: 'd' }] }, { pros: ['Soft light.'] }],
  ['no suggestion', without('suggestion'), { suggestion: '' }],
  ['several suggestions', { suggestion: ['Crop the edge.', 'Brighten it.'] }, { suggestion: 'Crop the edge.' }],
  ['"N/A" as the suggestion', { suggestion: 'N/A' }, { suggestion: '' }],
  ['no crop', without('crop'), { crop: null }],
  ['a crop', { crop: aCrop }, { crop: aCrop }],
  ['a crop with a field more', { crop: { ...aCrop, unit: 'share' } }, { crop: aCrop }],
  ['a crop without its height', { crop: { ...aCrop, height: undefined } }, { crop: null }],
  ['a crop in percent', { crop: { x: 10, y: 0, width: 80, height: 60 } }, { crop: null }],
  ['a crop that starts outside of the photo', { crop: { ...aCrop, x: -0.1 } }, { crop: null }],
  ['a crop with words', { crop: { ...aCrop, width: 'half' } }, { crop: null }],
  ['a crop as a list', { crop: [0.1, 0, 0.8, 0.6] }, { crop: null }],
  ['a crop in a sentence', { crop: 'the upper half' }, { crop: null }],
  ['a word for seeing', { sees: 'True' }, { sees: true }],
  ['a word for not seeing', { sees: 'no' }, { sees: false }],
  ['no word on seeing, but lines about the picture', without('sees'), { sees: true }],
  [
    'no word on seeing, and nothing about the picture',
    { ...without('sees'), pros: [], cons: [], suggestion: '' },
    { sees: false, pros: [], cons: [], suggestion: '' },
  ],
])('One value that was not asked for loses only itself: %s', (_what, changed, expected) => {
  expect(parseOpinion(JSON.stringify({ ...answer, ...changed }))).toEqual({ ...answer, ...expected });
});

test('A list has at most ten lines', () => {
  const pros = Array.from({ length: 40 }, (_, at) => `The lamp number ${at} is bright.`);
  expect(parseOpinion(JSON.stringify({ ...answer, pros })).pros).toEqual(pros.slice(0, 10));
});

test.each([
  ['without a subject', JSON.stringify(without('subject'))],
  ['with an unknown subject', JSON.stringify({ ...answer, subject: 'teenager' })],
  ['with two subjects', JSON.stringify({ ...answer, subject: ['member', 'minor'] })],
  ['that is prose', 'I’m sorry, but I can’t help with that.'],
  ['that is a list of texts', '["member", "profile"]'],
  ['that was cut off', text.slice(0, 90)],
])('An answer %s is none, because nobody said that the photo may be judged', (_how, written) => {
  expect(() => parseOpinion(written)).toThrow(expect.objectContaining({ code: 'ai_failed' }));
});

test('A photo is refused for its type and score only when the AI gave both', () => {
  const read = (changed: object) => parseOpinion(JSON.stringify({ ...answer, ...changed }));
  rejectUnsuitableSubject(read({ type: 'blurry mess', score: 1 }));
  rejectUnsuitableSubject(read({ type: 'other', score: 'low' }));
  expect(() => rejectUnsuitableSubject(read({ type: 'Other', score: '1/10' }))).toThrow(
    expect.objectContaining({ code: 'not_dating_ready' }),
  );
});

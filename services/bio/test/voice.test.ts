import { compareVoice, maxVoiceDistance, writesInLowerCase } from '../src/rules/voice.ts';

const sample = 'ok so i saw it twice. still not sure what happened lol. going again tomorrow';
const distance = (bio: string, voice = sample, currentBio = '') => compareVoice(bio, { voice, currentBio }).distance;

test('A bio in the habits of the sample has no distance', () => {
  expect(distance('architect, so yes i judge your stairs lol. ramen after, films before. what are you watching')).toBe(
    0,
  );
});

test.each([
  ['capitals', 'Architect, so yes, lol. Ramen first, films after. What are you watching these days?', 'capitals'],
  ['emojis', 'architect 🍜 so yes i judge your stairs lol 🎬. ramen after. what are you watching', 'emojis'],
])('Another habit is another voice: %s', (_habit, bio, difference) => {
  const { distance: far, differences } = compareVoice(bio, { voice: sample, currentBio: '' });
  expect(far).toBeGreaterThanOrEqual(maxVoiceDistance);
  expect(differences.join()).toContain(difference);
});

test.each([
  [
    'small letters for a sample with capitals',
    'i judge your stairs. ramen after. films before.',
    'I saw it twice. I am going again tomorrow. It was raining.',
  ],
  [
    'no emojis where the sample has them, in stiff words',
    'I am passionate about stairs. Ramen after.',
    'Saw it twice 😅. Going again tomorrow with Ana 🎬. Rain or not.',
  ],
])('%s is another voice', (_habit, bio, voice) => {
  expect(distance(bio, voice)).toBeGreaterThanOrEqual(maxVoiceDistance);
});

test('Without a sample the manner of the current bio counts, but not its capitals and its sentences', () => {
  const currentBio = 'i like films and i cook ramen. i am an architect';
  expect(distance('Architect. I cook ramen on Sundays, and I watch every film twice.', '', currentBio)).toBe(0);
  expect(distance('Architect 🍜. I cook ramen and watch films 🎬.', '', currentBio)).toBeGreaterThanOrEqual(
    maxVoiceDistance,
  );
});

test('A sample of a few words has no voice, and a sample with capitals is not in lower case', () => {
  expect(distance('Architect! Ramen! 🍜🍜', 'ok lol')).toBe(0);
  expect(writesInLowerCase(sample)).toBe(true);
  expect(writesInLowerCase('I saw it twice. Going again tomorrow.')).toBe(false);
});

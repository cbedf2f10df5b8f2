import answers from '../demo/answers.ts';
import { selectNotes, sortNotes } from '../src/rules/advice-notes.ts';
import { scoreOrNull } from '../src/scoring/score-text.ts';
import advice from './model-answers/advice.json';
import { adviserWith } from './support/written-bios.ts';

type Language = 'en' | 'hu';

// Written from the prompt alone, as a good, a mediocre and a bad model would.
describe.each(advice)('Advice of a $model model: $id', ({ bio, language, feedback, quoting, general }) => {
  test('is sorted by what it points at', () => {
    const sorted = sortNotes(feedback, bio);
    expect(sorted).toEqual({ quoting: quoting.map((at) => feedback[at]), general: general.map((at) => feedback[at]) });
  });

  test('is shown at once, or asked for again', async () => {
    const { advise, asked } = adviserWith({ feedback, improvedVersion: null });
    const shown = advise(bio, language as Language);
    if (quoting.length + general.length < 3) await expect(shown).rejects.toMatchObject({ code: 'ai_failed' });
    else expect((await shown).feedback.slice(0, quoting.length)).toEqual(quoting.map((at) => feedback[at]));
    expect(asked).toHaveLength(quoting.length < 2 || quoting.length + general.length < 3 ? 2 : 1);
  });
});

test('Advice without the member’s words is asked for again, and a better answer shown', async () => {
  const [bad, good] = [advice.find(({ id }) => id === 'en-all-general'), advice.find(({ id }) => id === 'en-cliches')];
  if (!bad || !good) throw new Error('No such advice');
  const { advise, readInstructions } = adviserWith(
    { feedback: bad.feedback, improvedVersion: null },
    { feedback: good.feedback, improvedVersion: null },
  );
  expect((await advise(good.bio, 'en')).feedback).toEqual(good.feedback);
  expect(readInstructions(0)).not.toContain('second try');
  expect(readInstructions(1)).toContain('second try');
});

test('A version with the same score is not offered as a better one', async () => {
  const bio = 'I bake a rye loaf every Sunday. I’m learning the cello, badly. Which chippy is worth the queue?';
  const same = 'I’m learning the cello, badly. I bake a rye loaf every Sunday. Which chippy is worth the queue?';
  const better = `Looking for someone with strong views on gravy. ${same}`;
  const feedback = [
    '“rye loaf” is yours: keep it.',
    '“cello, badly” is funny: keep it.',
    '“the queue” is easy to answer.',
  ];
  expect(scoreOrNull(same)?.score).toBe(scoreOrNull(bio)?.score);
  expect((await adviserWith({ feedback, improvedVersion: same }).advise(bio, 'en')).improvedVersion).toBe('');
  expect((await adviserWith({ feedback, improvedVersion: better }).advise(bio, 'en')).improvedVersion).toBe(better);
});

test('A general note says that it is general, and there is one at most beside enough others', () => {
  const general = ['Read it aloud.', 'Smile more.', 'Use a photo outside.'];
  expect(selectNotes({ quoting: ['“tea” is yours.', '“cats”, too.'], general }, 'en', 3)).toEqual([
    '“tea” is yours.',
    '“cats”, too.',
    'General advice: Read it aloud.',
  ]);
  expect(selectNotes({ quoting: [], general: ['Olvasd fel.'] }, 'hu', 3)).toEqual(['Általános tanács: Olvasd fel.']);
});

test.each([
  ['I love to laugh. Looking for my partner in crime. Just ask!', 'en'],
  ['Nurse from Bristol, mum of two. On Sundays I burn pancakes for the street. What do you burn best?', 'en'],
  ['I love tea and cats.', 'en'],
  ['Szeretek nevetni, utazni és jókat enni. Keresem az igazit.', 'hu'],
  ['Asztalos vagyok Győrből. Vasárnaponként a nagymamám székeit javítom. Te mit javítanál meg?', 'hu'],
])('The demo AI quotes the bio: “%s”', (bio, language) => {
  const { feedback } = answers.compose({
    schema: 'bio_advice',
    text: JSON.stringify({ task: 'advise', language, currentBio: bio, parts: scoreOrNull(bio)?.parts ?? [] }),
    instructions: '',
    behaviour: 'normal',
  }) as { feedback: string[] };
  const { quoting, general } = sortNotes(feedback, bio);
  expect(quoting.length).toBeGreaterThanOrEqual(2);
  expect(quoting.length + general.length).toBe(feedback.length);
  expect(general.length).toBeLessThanOrEqual(1);
});

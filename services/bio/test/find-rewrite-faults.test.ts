import { errorCatalogue } from '@datewright/contracts/errors';
import { findRewriteFaults } from '../src/rules/find-rewrite-faults.ts';
import { scoreOrNull } from '../src/scoring/score-text.ts';

const currentBio =
  'Electrician from Leeds with a loud laugh. On Sundays I burn pancakes for my neighbours. What is your signature dish?';
const scoreOf = (bio: string) => scoreOrNull(bio)?.score;
const codes = (rewrite: string, of: Partial<Parameters<typeof findRewriteFaults>[1]> = {}) =>
  findRewriteFaults(rewrite, { currentBio, ...of }).map(({ code }) => code);

test('A rewrite with the same score and all facts may be offered, as the message of a refusal says', () => {
  const rewrite =
    'On Sundays I burn pancakes for my neighbours. Electrician from Leeds with a loud laugh. What is your signature dish?';
  expect(scoreOf(rewrite)).toBe(scoreOf(currentBio));
  expect(codes(rewrite)).toEqual([]);
  expect(errorCatalogue.no_better_bio.message).toContain('at least as high and keeps your facts');
});

test('A lower score is refused with both scores', () => {
  const rewrite = 'Electrician from Leeds. I love to laugh. No drama please. On Sundays I burn pancakes.';
  expect(findRewriteFaults(rewrite, { currentBio })).toEqual([
    { code: 'score', reason: `It scored ${scoreOf(rewrite)}, and the current bio ${scoreOf(currentBio)}.` },
  ]);
});

test('Dropped facts are named, and another language is refused', () => {
  const dropped =
    'On Sundays I burn pancakes for my neighbours and the smoke alarm sings along. What is your signature dish?';
  expect(findRewriteFaults(dropped, { currentBio })).toContainEqual({
    code: 'facts',
    reason: 'It dropped facts: Electrician, Leeds.',
  });
  expect(codes('Villanyszerelő vagyok Leedsből, vasárnaponként palacsintát égetek. Te mit főzöl?')).toEqual([
    'language',
  ]);
});

describe('For an app whose field is shorter than the bio', () => {
  const long = `${currentBio} My bike is older than my flat. I grow tomatoes on a windowsill and lose at chess to my niece.`;
  const of = { currentBio: long, app: 'hinge' } as const;

  test('facts may be dropped', () => {
    expect(
      codes(
        'I burn pancakes in Leeds every Sunday and laugh louder than the smoke alarm. What is your signature dish?',
        of,
      ),
    ).toEqual([]);
  });

  test('a rewrite that is worse than the beginning of the bio is refused', () => {
    expect(codes('I love to laugh and I am fun and honest. No drama please.', of)).toEqual(['score']);
  });
});

test('A rewrite in the lower case of the sample is not measured against its capitals', () => {
  const voice = 'ok so i saw it twice. still not sure what happened lol. going again tomorrow';
  const rewrite =
    'electrician from Leeds with a loud laugh. on Sundays i burn pancakes for my neighbours. what is your signature dish?';
  expect(codes(rewrite)).toEqual(['score']);
  expect(codes(rewrite, { voice })).toEqual([]);
});

import type { Measurement, PhotoMetrics } from '@datewright/contracts/photo/photo-metrics';
import type { MeasurementId } from '@datewright/contracts/photo/rules';
import { opinionInstructions } from '../src/prompts/opinion-prompt.ts';
import { isAppropriateComment } from '../src/rules/is-appropriate-comment.ts';
import type { Opinion } from '../src/rules/parse-opinion.ts';
import { rejectFlaggedCategories, rejectUnsuitableSubject } from '../src/rules/photo-rejections.ts';
import { buildReview, filterLines } from '../src/rules/validate-opinion.ts';
import { createMeasurement } from './support/photo-metrics.ts';

const said = (more: Partial<Opinion> = {}): Opinion => ({
  subject: 'member',
  sees: true,
  type: 'profile',
  score: 7.46,
  differs: '',
  pros: ['Soft light from the front.'],
  cons: ['The background is busy.'],
  suggestion: 'Step away from the shelf, so that only the wall is behind you.',
  crop: null,
  ...more,
});
const accept = (more: Partial<Opinion>, measuredScore = 8, facts?: Measurement[]) => {
  const opinion = said(more);
  const measured = createMeasurement({ score: measuredScore, ...(facts && { facts }) });
  const lines = filterLines(opinion, (text) => !text.includes('forbidden'), measured);
  return buildReview(opinion, lines, measured);
};

test('An opinion has a score with one decimal, its lines, and its suggestion', () => {
  expect(accept({})).toEqual({
    type: 'profile',
    score: 7.5,
    differs: null,
    feedback: {
      pros: ['Soft light from the front.'],
      cons: ['The background is busy.'],
      suggestion: 'Step away from the shelf, so that only the wall is behind you.',
    },
    sees: true,
  });
});

test.each([
  ['far above, without a reason, is cut to the band', 9.9, '', 5, 7, null],
  ['far below, without a reason, is cut to the band', 1, 'It is bad.', 8, 6, null],
  [
    'far above, with a reason, stands with it',
    9,
    'The dog in mid-air says more than the blur hides.',
    5,
    9,
    'The dog in mid-air says more than the blur hides.',
  ],
  ['within the band needs no reason and shows none', 6.5, 'Measures can not see the lovely dog here.', 8, 6.5, null],
  ['beyond ten, with something against the photo, is a little less than ten', 400, '', 9, 9.9, null],
  ['below nothing is nothing', -3, '', 1, 0, null],
])('A score that is %s', (_how, score, differs, measured, shown, reason) => {
  expect(accept({ score, differs }, measured)).toMatchObject({ score: shown, differs: reason });
});

test.each([
  'You look happy here.',
  'Your smile seems confident and warm.',
  'You look about 35 years old.',
  'A young woman in a red coat.',
  'A handsome face in soft light.',
  'Your skin is very pale in this light.',
  'Nice muscles!',
  'The Asian man on the left is sharper.',
  'You seem tired.',
  'A sexy pose.',
  'You look h\u200dappy here.',
  'You look ｈａｐｐｙ here.',
  'You smile confidently.',
  'Standing there happily, in good light.',
  'A man in his mid-thirties at the sea.',
  'A dark-skinned man in front of a wall.',
  'A good looking man in soft light.',
  'An athletic build in a clear frame.',
  'This angle hides the double-chin.',
])('A line about feelings, age, origin, body or beauty is never shown: %s', (line) => {
  expect(isAppropriateComment(line)).toBe(false);
  expect(accept({ pros: [line, 'Soft light from the front.'] }).feedback.pros).toEqual(['Soft light from the front.']);
});

test.each([
  'A smile can be seen.',
  'The coat stands out from the wall.',
  'Warm-toned light falls on the athletic shoes.',
  'The face is in shadow: turn to the window.',
  'The horizon leans; straighten it.',
  'Crop closer, the dog is cut off at the edge.',
])('A line about visible things is shown: %s', (line) => {
  expect(isAppropriateComment(line)).toBe(true);
});

test('A photo has ten points only if nothing speaks against it, and what costs no points does not', () => {
  const small: Measurement = { id: 'resolution', value: 600, verdict: 'bad', area: null };
  const good: Measurement = { id: 'light', value: 200, verdict: 'good', area: null };
  expect(accept({ score: 10, cons: [] }, 10).score).toBe(10);
  expect(accept({ score: 10 }, 10).score).toBe(9.9);
  // Lines that could not be shown are replaced by what was measured.
  const replaced = accept({ score: 10, pros: [], cons: ['forbidden'], suggestion: '' }, 10, [small, good]);
  expect(replaced).toMatchObject({
    score: 10,
    feedback: { cons: [], suggestion: expect.stringMatching(/^Use the original/) },
  });
});

test('Lines with foreign contacts, recited instructions, forbidden words or no end are dropped', () => {
  const cons = [
    'Write to win@evil.example',
    opinionInstructions.slice(0, 200),
    'forbidden',
    'x'.repeat(300),
    '',
    'The photo is dark.',
  ];
  expect(accept({ cons }).feedback.cons).toEqual(['The photo is dark.']);
});

test.each(['Hide your nose, it is ugly.', 'Send it to win@evil.example.', 'forbidden', ''])(
  'A suggestion that may not be shown is replaced by one about what was measured, and the review stays: %s',
  (suggestion) => {
    const pros = ['Soft light from the front.', 'A plain wall.'];
    expect(accept({ pros, suggestion }).feedback).toEqual({
      pros,
      cons: ['The background is busy.'],
      suggestion: expect.stringMatching(/^Nothing that was measured needs a change/),
    });
    const facts: Measurement[] = [
      { id: 'sharpness', value: 0.5, verdict: 'careful', area: null },
      { id: 'light', value: 40, verdict: 'bad', area: null },
    ];
    expect(accept({ pros, suggestion }, 5, facts).feedback.suggestion).toMatch(/^Turn to a window/);
  },
);

test('What was measured completes a review of which too little is left', () => {
  const facts: Measurement[] = [
    { id: 'sharpness', value: 0.3, verdict: 'good', area: null },
    { id: 'light', value: 40, verdict: 'bad', area: null },
    { id: 'borders', value: 0.05, verdict: 'careful', area: null },
    { id: 'tilt', value: 0, verdict: 'unsure', area: null },
  ];
  const suggestion = 'Step away from the shelf.';
  expect(accept({ pros: ['You look happy.'], cons: ['forbidden'], suggestion }, 8, facts).feedback).toEqual({
    pros: ['The photo is sharp.'],
    cons: ['The photo is dark.', 'There are borders around the picture.'],
    suggestion,
  });
});

test('A short review of which nothing was refused stays as it is', () => {
  const suggestion = 'Step away from the shelf.';
  expect(accept({ pros: ['A plain wall.'], cons: [], suggestion }).feedback).toEqual({
    pros: ['A plain wall.'],
    cons: [],
    suggestion,
  });
});

test.each([
  ['minor', 'photo_minor'],
  ['nudity', 'photo_nudity'],
  ['violence', 'photo_violence'],
  ['self-harm', 'photo_self_harm'],
  ['document', 'photo_document'],
  ['screenshot', 'photo_screenshot'],
  ['nobody', 'not_dating_ready'],
] as const)('A photo that the AI classifies as "%s" is refused as %s', (subject, code) => {
  expect(() => rejectUnsuitableSubject(said({ subject }))).toThrow(expect.objectContaining({ code }));
});

test('A photo of no known type is refused only when its score is low', () => {
  expect(() => rejectUnsuitableSubject(said({ type: 'other', score: 3.9 }))).toThrow(
    expect.objectContaining({ code: 'not_dating_ready' }),
  );
  rejectUnsuitableSubject(said({ type: 'other', score: 4 }));
  rejectUnsuitableSubject(said({ type: 'pet', score: 1 }));
});

test('The strictest flagged category decides, and boxing is not refused as violence', () => {
  expect(() => rejectFlaggedCategories(['sexual', 'sexual/minors'])).toThrow(
    expect.objectContaining({ code: 'photo_minor' }),
  );
  expect(() => rejectFlaggedCategories(['violence/graphic', 'violence'])).toThrow(
    expect.objectContaining({ code: 'photo_violence' }),
  );
  rejectFlaggedCategories(['violence', 'harassment']);
});

test.each([
  'Studies show that 73% of people swipe right on smiles.',
  'People with dogs get 40% more matches.',
  'Add your phone number in a corner.',
  'Post it with your Instagram handle so people can find you.',
  'A piros kabát jól kiemelkedik a falból.',
])('A line that claims a study, asks for contact details or is not English is not shown: %s', (line) => {
  expect(accept({ pros: [line, 'The jetty leads the eye to you.'] }).feedback.pros).toEqual([
    'The jetty leads the eye to you.',
  ]);
});

test.each([
  'The phone number on the van behind you can be read: crop it out.',
  'Your face takes up 10% of the frame.',
  'The bookshelf in the study shows what you could talk about.',
  'The “Tavasz” sign on the shop is a good first question.',
])('A line about such things in the picture is shown: %s', (line) => {
  expect(accept({ cons: [line] }).feedback.cons).toContain(line);
});

test.each([
  'Women around 40 will like this photo.',
  'Guys can never resist, they always fall for a motorbike.',
  'Everyone loves a dog.',
  'People will swipe right on the dog.',
  'This one will triple your matches.',
  'A smile here would bring you more likes.',
  'A clear 8/10 photo.',
  'The brightness is 62 of 255.',
  'Das Licht von der Seite macht das Bild lebendig.',
  'El fondo distrae mucho la mirada.',
  'Le fond est trop chargé.',
  'La luce del mattino è molto bella.',
  'Het raam achter je is niet scherp.',
])(
  'A line that speaks for many, promises an effect, gives a score or is in another language is not shown: %s',
  (line) => {
    expect(accept({ pros: [line, 'The jetty leads the eye to you.'] }).feedback.pros).toEqual([
      'The jetty leads the eye to you.',
    ]);
  },
);

test.each([
  'People will want to ask about the boat.',
  'The men’s choir banner behind you can be read.',
  'Somebody who is swiping sees the coat first.',
  'One of ten lanterns hides your ear.',
  'La Boqueria’s sign behind you is a good first question.',
  'Golden evening light.',
])('A line that only resembles such a claim is shown: %s', (line) => {
  expect(accept({ cons: [line] }).feedback.cons).toContain(line);
});

const isRefusedWith = (line: string, id: MeasurementId, verdict: Measurement['verdict']) =>
  !accept({ pros: [line, 'A plain wall.', 'The jetty leads to you.'] }, 8, [
    { id, value: 0, verdict, area: null },
  ]).feedback.pros.includes(line);

test.each([
  ['Your face is razor sharp.', 'sharpness', 'bad', 'good'],
  ['The photo is completely out of focus.', 'sharpness', 'good', 'bad'],
  ['There is no grain at all.', 'noise', 'careful', 'good'],
  ['The whole picture is grainy.', 'noise', 'good', 'careful'],
  ['The photo is bright.', 'light', 'bad', 'good'],
  ['It is too dark to see your face.', 'light', 'good', 'bad'],
  ['The photo stands upright.', 'upright', 'bad', 'good'],
  ['The picture is upside down.', 'upright', 'good', 'bad'],
  ['Your head leans very far to the left.', 'tilt', 'good', 'careful'],
  ['A high-resolution shot of you at the sea.', 'resolution', 'bad', 'good'],
  ['You are the only person in the frame.', 'faces', 'careful', 'good'],
] as const)('A line that says the opposite of a measurement is not shown: %s', (line, id, opposite, same) => {
  expect([opposite, same, 'unsure' as const].map((verdict) => isRefusedWith(line, id, verdict))).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  ['The window behind you is sharp, your face is not.', 'sharpness', 'bad'],
  ['The wall behind you is blurred, so you stand out.', 'sharpness', 'good'],
  ['Your face is slightly out of focus.', 'sharpness', 'good'],
  ['The bright window behind you leaves your face in the shade.', 'light', 'good'],
  ['You hang upside down from a bar.', 'upright', 'good'],
  ['Stand closer to the lamp, so that the picture is bright.', 'light', 'bad'],
] as const)('A line about a part of the photo contradicts no measurement of the whole: %s', (line, id, verdict) => {
  expect(isRefusedWith(line, id, verdict)).toBe(false);
});

test('An AI that did not see the photo says only what was measured', () => {
  const light: Measurement = { id: 'light', value: 40, verdict: 'bad', area: null };
  const sharp: Measurement = { id: 'sharpness', value: 0.3, verdict: 'good', area: null };
  expect(accept({ sees: false, pros: ['A red coat.'] }, 8, [light, sharp]).feedback).toEqual({
    pros: ['The photo is sharp.'],
    cons: ['The photo is dark.'],
    suggestion: expect.stringMatching(/^Turn to a window/),
  });
});

test('No reason lifts a photo without a face above the band, and it may still lower it', () => {
  const differs = 'The measures can not see how clear the portrait is.';
  const score = (value: number, faces: PhotoMetrics['faces']) => {
    const opinion = said({ score: value, differs });
    const measured = createMeasurement({ score: 5, faces });
    return buildReview(
      opinion,
      filterLines(opinion, () => true, measured),
      measured,
    ).score;
  };
  expect([score(9, []), score(9, createMeasurement().faces), score(1, [])]).toEqual([7, 9, 1]);
});

test('A score on another scale is no opinion, whatever the reason', () => {
  const differs = 'The dog in mid-air says more than the blur hides.';
  expect(accept({ score: 92, differs }, 5)).toMatchObject({ score: 7, differs: null });
  expect(accept({ score: 9, differs: 'Because it is so great.' }, 5)).toMatchObject({ score: 7, differs: null });
});

test('An opinion without a known type keeps its lines, and its type is marked as a guess from the faces', () => {
  const { faces } = createMeasurement();
  const build = (measured: PhotoMetrics) => {
    const opinion = said({ type: null });
    return buildReview(
      opinion,
      filterLines(opinion, () => true, measured),
      measured,
    );
  };
  expect(build(createMeasurement())).toMatchObject({
    type: 'profile',
    isTypeGuessed: true,
    feedback: { pros: ['Soft light from the front.'], cons: ['The background is busy.'] },
  });
  expect(build(createMeasurement({ faces: [...faces, ...faces] }))).toMatchObject({ type: 'social' });
  expect(build(createMeasurement({ faces: [] }))).toMatchObject({ type: 'profile' });
});

test('An opinion without a score has the measured one, and no reason to differ from it', () => {
  const differs = 'The dog in mid-air says more than the blur hides.';
  expect(accept({ score: null, differs }, 6.3)).toMatchObject({ score: 6.3, differs: null });
});

test('Of a line that is too long, the first sentences are shown', () => {
  const first = 'The jetty leads the eye from the bottom edge straight to you. The red boat is a good first question.';
  const long = `${first} ${'The water is calm and grey and takes up the lower half of the picture. '.repeat(3)}`;
  expect(accept({ pros: [long] }).feedback.pros[0]).toMatch(new RegExp(`^${first} The water .*picture\\.$`));
  expect(accept({ pros: [long] }).feedback.pros[0]?.length).toBeLessThanOrEqual(240);
});

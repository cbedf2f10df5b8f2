import type { Measurement } from '@datewright/contracts/photo/photo-metrics';
import { measurementIds } from '@datewright/contracts/photo/rules';
import { isAllowedInReview } from '../src/rules/is-allowed-in-review.ts';
import { isAppropriateComment } from '../src/rules/is-appropriate-comment.ts';
import type { Opinion } from '../src/rules/parse-opinion.ts';
import { countLines, filterLines } from '../src/rules/validate-opinion.ts';
import lines from './model-answers/lines.json';
import personLines from './model-answers/person-lines.json';
import pictures from './model-answers/pictures.json';
import reviews from './model-answers/reviews.json';
import specificLines from './model-answers/specific-lines.json';

// Written from the prompt alone, as a strong and as a mediocre model would, before the rules for comments were.
const now = Date.now();

test.each(reviews)(
  'Of a review that a model wrote, the remarks on people are dropped and nothing else: $id',
  (review) => {
    const { type, pros, cons, suggestion, bad } = review;
    const opinion: Opinion = {
      subject: 'member',
      sees: true,
      type: type as Opinion['type'],
      score: 7,
      differs: '',
      pros,
      cons,
      suggestion,
      crop: null,
    };
    const filtered = filterLines(opinion, (line) => isAllowedInReview(line, now), { facts: [], crops: [] });
    expect(filtered.refused).toEqual([...pros, ...cons, suggestion].filter((line) => bad.includes(line)));
    expect(countLines(filtered)).toBeGreaterThanOrEqual(3);
  },
);

// Written by a model that looked at the pictures, each with what was measured on it, before it knew the rules.
describe.each(pictures)('Of an answer about a picture that the model saw: $id', (answer) => {
  const verdicts = new Map(Object.entries(answer.verdicts));
  const facts = measurementIds.map((id) => ({
    id,
    value: 0,
    verdict: (verdicts.get(id) ?? 'good') as Measurement['verdict'],
    area: null,
  }));
  const filter = (lines: Partial<Opinion>) =>
    filterLines(
      {
        subject: 'member',
        sees: true,
        type: answer.type as Opinion['type'],
        score: answer.score,
        differs: '',
        pros: [],
        cons: [],
        suggestion: '',
        crop: null,
        ...lines,
      },
      (line) => isAllowedInReview(line, now),
      { facts, crops: [] },
    );

  test('every line is shown', () => {
    const { pros, cons, suggestion, differs } = answer;
    expect(filter({ pros, cons, suggestion, differs }).refused).toEqual([]);
  });

  test('no line that is untrue, unkind, about the person or in another language is shown', () => {
    expect(answer.bad.filter((line) => filter({ pros: [line] }).refused.length === 0)).toEqual([]);
  });
});

test.each([...lines.good, ...personLines.good, ...specificLines.good])(
  'A line about things, light or picture technique is shown: %s',
  (line) => {
    expect(isAppropriateComment(line) && isAllowedInReview(line, now)).toBe(true);
  },
);

test.each([...lines.bad, ...personLines.bad, ...specificLines.bad])(
  'A line about the person is not shown: %s',
  (line) => {
    expect(isAppropriateComment(line)).toBe(false);
  },
);

test.each(['I know where you live.', 'You fat pig.', 'Send nudes.', 'I will find you.'])(
  'Moderation still stops a line that is a message and no review: %s',
  (line) => {
    expect(isAllowedInReview(line, now) && isAppropriateComment(line)).toBe(false);
  },
);

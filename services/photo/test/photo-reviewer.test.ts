import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AiClient, AiRequest } from '@datewright/tool-kit/ai/ai-client';
import type { AiRateLimiter } from '@datewright/tool-kit/ai/ai-rate-limiter';
import type { LineReviewer } from '@datewright/tool-kit/line-review/line-reviewer';
import { createPhotoReviewer } from '../src/clients/photo-reviewer.ts';
import { opinionPromptVersion } from '../src/prompts/opinion-prompt.ts';
import type { Opinion } from '../src/rules/parse-opinion.ts';
import { createMeasurement } from './support/photo-metrics.ts';

const good: Opinion = {
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
const bad: Opinion = {
  ...good,
  pros: ['You look happy.', 'You are very attractive.'],
  cons: ['Your skin is pale.'],
  suggestion: 'Lose some weight.',
};

/** Finds a fault in each line that contains the words. */
const faultIn =
  (words: string): LineReviewer['start'] =>
  () =>
  async (lines) =>
    lines.map((line) => (line.includes(words) ? 'looks' : null));

/** A reviewer whose AI gives these answers in turn. */
const reviewerWith = (...answers: (Opinion | AppError)[]) => reviewerWithReview(() => async () => null, ...answers);

function reviewerWithReview(start: LineReviewer['start'], ...answers: (Opinion | AppError)[]) {
  const asked: AiRequest[] = [];
  const logged: unknown[] = [];
  const ai = {
    writtenBy: 'an AI',
    async complete(question: AiRequest) {
      asked.push(question);
      const answer = answers[asked.length - 1] ?? new AppError('internal');
      if (answer instanceof AppError) throw answer;
      return JSON.stringify(answer);
    },
  } as AiClient;
  const pace: AiRateLimiter = { run: (question) => question() };
  const reviewer = createPhotoReviewer({
    ai,
    pace,
    safety: { moderateAnswer: async () => () => true },
    lineReviewer: { isEnabled: true, start },
    seconds: 30,
    now: Date.now,
    log: { info: (...parts: unknown[]) => void logged.push(parts) } as never,
  });
  const waiting = { jpeg: Buffer.from('a picture'), expiresAt: new Date(Date.now() + 600_000) };
  const review = (measured = createMeasurement()) => reviewer.review(waiting, measured, new AbortController().signal);
  return { review, asked, logged };
}

test('One bad line is dropped, and the AI is not asked again', async () => {
  const { review, asked } = reviewerWith({ ...good, pros: ['You look happy.', ...good.pros] });
  const { feedback } = await review();
  expect(feedback).toEqual({ pros: good.pros, cons: good.cons, suggestion: good.suggestion });
  expect(asked).toHaveLength(1);
});

test('An answer with an unknown type keeps everything else, and the AI is not asked again', async () => {
  const { review, asked } = reviewerWith({ ...good, type: 'selfie' as never });
  expect(await review()).toMatchObject({
    type: 'profile',
    isTypeGuessed: true,
    feedback: { pros: good.pros, cons: good.cons, suggestion: good.suggestion },
  });
  expect(asked).toHaveLength(1);
});

test('A line in which the review finds a fault is not shown, and counts as refused', async () => {
  const flattering = { ...good, pros: [...good.pros, 'The camera loves that jawline.'] };
  const { review } = reviewerWithReview(faultIn('jawline'), flattering);
  expect((await review()).feedback).toEqual({ pros: good.pros, cons: good.cons, suggestion: good.suggestion });

  const faulty = { ...good, pros: ['What a jawline.'], cons: [], suggestion: 'Show that jawline more.' };
  const again = reviewerWithReview(faultIn('jawline'), faulty, good);
  expect((await again.review()).feedback.pros).toEqual(good.pros);
  expect(JSON.stringify(again.asked[1]?.messages)).toContain('What a jawline.');
});

test('A reason in which the review finds a fault does not let the score differ from what was measured', async () => {
  const apart = { ...good, score: 0, differs: 'The pose has a glow that no measure can see.' };
  expect((await reviewerWith(apart).review()).score).toBe(0);
  const { score, differs } = await reviewerWithReview(faultIn('glow'), apart).review();
  expect([score > 0, differs]).toEqual([true, null]);
});

test('When too few lines are left, the AI is asked once more and told which lines were refused', async () => {
  const { review, asked, logged } = reviewerWith(bad, good);
  expect((await review()).feedback.pros).toEqual(good.pros);
  expect(asked).toHaveLength(2);
  expect(JSON.stringify(asked[1]?.messages)).toContain('You are very attractive.');
  expect(JSON.stringify(logged)).toContain(opinionPromptVersion);
  expect(JSON.stringify(logged)).not.toContain('attractive');
});

test('After the second answer the photo is given with what is left and what was measured', async () => {
  const { review, asked } = reviewerWith(bad, { ...bad, suggestion: good.suggestion });
  expect((await review()).feedback).toEqual({ pros: ['The photo is sharp.'], cons: [], suggestion: good.suggestion });
  expect(asked).toHaveLength(2);
});

test.each(['ai_timeout', 'ai_failed', 'ai_refused', 'unavailable'] as const)(
  'What is left of the first answer is given when the second one fails: %s',
  async (code) => {
    const { review } = reviewerWith({ ...bad, cons: good.cons }, new AppError(code));
    expect((await review()).feedback.cons).toEqual(good.cons);
  },
);

test('When nothing of two answers may be shown, the photo fails for good after two calls', async () => {
  for (const second of [bad, new AppError('ai_timeout')]) {
    const { review, asked } = reviewerWith(bad, second);
    await expect(review()).rejects.toMatchObject({ code: 'ai_failed', extras: { isFinal: true } });
    expect(asked).toHaveLength(2);
  }
});

test('A second answer that sees a minor refuses the photo', async () => {
  const { review } = reviewerWith(bad, { ...good, subject: 'minor' });
  await expect(review()).rejects.toMatchObject({ code: 'photo_minor' });
});

test('A crop is given with the suggestion that asks for it', async () => {
  const crop = { x: 0.05, y: 0, width: 0.9, height: 0.8 };
  const measured = createMeasurement({
    facts: [
      { id: 'faceShare', value: 0.09, verdict: 'good', area: null },
      { id: 'edge', value: 0.66, verdict: 'good', area: null },
    ],
  });
  const advising = { ...good, suggestion: 'Crop the lower edge.', crop };
  expect((await reviewerWith(advising).review(measured)).suggestedCrop).toEqual(crop);
  expect(await reviewerWith({ ...advising, crop: null }).review(measured)).not.toHaveProperty('suggestedCrop');
  expect(await reviewerWith({ ...good, crop }).review(measured)).not.toHaveProperty('suggestedCrop');

  // Its suggestion is not shown, and what was measured asks for something else.
  const { review } = reviewerWithReview(faultIn('Crop'), advising);
  const { feedback, suggestedCrop } = await review(measured);
  expect(feedback.suggestion).toMatch(/^Nothing that was measured/);
  expect(suggestedCrop).toBeUndefined();
});

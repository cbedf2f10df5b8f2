import { AppError } from '@datewright/service-kit/errors/app-error';
import { createMetrics } from '@datewright/service-kit/observability/metrics';
import type { AiRequest } from '../src/ai/ai-client.ts';
import { createLineReviewer } from '../src/line-review/line-reviewer.ts';

const subject = { task: 'Each line is a message.', material: { bio: 'I bake.' } };

function createReviewer(answer: string | Error, model?: string) {
  const asked: AiRequest[] = [];
  const ai = {
    async complete(request: AiRequest) {
      asked.push(request);
      if (typeof answer !== 'string') throw answer;
      return answer;
    },
  };
  return { asked, reviewer: createLineReviewer({ ai, model, metrics: createMetrics('test') }) };
}

test('Each line gets its own fault', async () => {
  const { reviewer, asked } = createReviewer('{"faults":[{"line":2,"fault":"looks"}]}', 'small');
  expect(await reviewer.start(subject)(['one', 'two', 'three'])).toEqual([null, 'looks', null]);
  expect(asked[0]).toMatchObject({ model: 'small', timeoutSeconds: 3 });
  expect(JSON.stringify(asked[0]?.messages)).toContain('I bake.');
});

test.each([
  ['a line that is none', '{"faults":[{"line":9,"fault":"looks"},{"line":0,"fault":"looks"}]}'],
  ['nothing', '{"faults":[]}'],
])('A review that names %s holds nothing back', async (_, answer) => {
  const { reviewer } = createReviewer(answer);
  expect(await reviewer.start(subject)(['one'])).toEqual([null]);
});

test.each([
  ['no JSON', 'These all look fine to me!'],
  ['an unknown fault', '{"faults":[{"line":1,"fault":"boring"}]}'],
  ['a failure', new AppError('ai_failed')],
])('After %s twice, the other lines of the answer are not reviewed', async (_, answer) => {
  const { reviewer, asked } = createReviewer(answer);
  const review = reviewer.start(subject);
  expect(await review(['one', 'two'])).toBeNull();
  expect(await review(['three'])).toBeNull();
  expect(await review(['four'])).toBeNull();
  expect(asked).toHaveLength(2);
  // The next answer is reviewed again.
  await reviewer.start(subject)(['five']);
  expect(asked).toHaveLength(3);
});

test('The review is told that a joke or a compliment excuses no fault, and to name pressure when in doubt', async () => {
  const { reviewer, asked } = createReviewer('{"faults":[]}');
  await reviewer.start(subject)(['one']);
  const instructions = String(asked[0]?.messages[0]?.content);
  expect(instructions).toContain('put as a joke, a guess or a compliment is still one');
  expect(instructions).toContain('In doubt whether a line presses, name it');
  expect(instructions).toMatch(/"pressure": .*sulks.*a no costly.*love or a shared future.*picture of them/);
  expect(instructions).toMatch(/"hurtful": .*a compliment that puts them down/);
});

test('Without a model nothing is asked', async () => {
  const { reviewer, asked } = createReviewer('{"faults":[]}', 'none');
  expect(await reviewer.start(subject)(['one'])).toBeNull();
  expect(asked).toEqual([]);
});

test('An answer that is long in the making gives its reviews more time', async () => {
  const { reviewer, asked } = createReviewer('{"faults":[]}');
  await reviewer.start({ ...subject, seconds: 6 })(['one']);
  expect(asked[0]?.timeoutSeconds).toBe(6);
});

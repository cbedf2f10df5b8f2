import { AppError } from '@datewright/service-kit/errors/app-error';
import { type AttemptResult, askWithRetry } from '../src/clients/ask-with-retry.ts';

const refused = { text: 'A bio', faults: [{ code: 'voice', reason: 'Why.' }] as const } as never;
const doubtful = (usable: string, doubt: number) => ({ usable, doubt, refused });

function ask(...results: (AttemptResult<string> | Error)[]) {
  const attempts: unknown[] = [];
  const answer = askWithRetry<string>(30, async (_seconds, before) => {
    attempts.push(before);
    const result = results[attempts.length - 1] ?? new Error('not asked for');
    if (result instanceof Error) throw result;
    return result;
  });
  return { answer, attempts };
}

test('A good answer is not asked for again', async () => {
  const { answer, attempts } = ask({ usable: 'one' });
  expect(await answer).toEqual({ answer: 'one', isSecondTry: false });
  expect(attempts).toEqual([null]);
});

test('The second request knows what was refused', async () => {
  const { answer, attempts } = ask({ refused }, { usable: 'two' });
  expect(await answer).toEqual({ answer: 'two', isSecondTry: true });
  expect(attempts).toEqual([null, refused]);
});

test.each([
  [3, 1, 'two'],
  [1, 1, 'two'],
  [1, 3, 'one'],
])('Of two answers with doubts, the one with fewer counts: %i and %i', async (first, second, expected) => {
  expect((await ask(doubtful('one', first), doubtful('two', second)).answer).answer).toBe(expected);
});

test('A doubtful answer is given when the second one is refused or fails, but not against the verdict of the AI', async () => {
  for (const second of [{ refused }, new AppError('ai_timeout'), new AppError('ai_refused')]) {
    expect((await ask(doubtful('one', 2), second).answer).answer).toBe('one');
  }
  await expect(ask(doubtful('one', 2), new AppError('held_back')).answer).rejects.toMatchObject({ code: 'held_back' });
});

test('Two refused answers fail with the reason of the second', async () => {
  await expect(ask({ refused }, { refused }).answer).rejects.toMatchObject({ code: 'ai_failed' });
  await expect(ask({ refused }, { refused, because: 'no_better_bio' }).answer).rejects.toMatchObject({
    code: 'no_better_bio',
  });
});

import type { Suggestion } from '@datewright/contracts/chatpad/round';
import { type SuggestionEvent, suggest } from '@datewright/contracts/chatpad/suggest';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { apiRefusal } from '@datewright/sdk/testing/mock-api';
import { planWithCredits } from '@datewright/sdk/testing/plan-with-credits';
import { act, waitFor } from '@testing-library/react';
import { useSuggestionRequest } from '../src/features/suggestions/hooks/use-suggestion-request.ts';
import { createRound } from './support/round.ts';

const suggestion = (id: string): Suggestion => ({ id, text: id, reason: 'r', evidence: null, saved: false });
const round = createRound([suggestion('a')]);
const care = (kind: ModerationNotice['kind']): ModerationNotice => ({
  kind,
  reason: kind,
  by: 'match',
  language: 'en',
  mayGoOn: true,
  replies: [],
  rest: '',
});

const started: SuggestionEvent = { type: 'started', roundId: 'r1', writtenBy: 'demo AI' };
const first: SuggestionEvent = { type: 'suggestion', suggestion: suggestion('a') };
const done: SuggestionEvent = { type: 'done', round, available: 4 };
const failed = (charged: boolean | null, held?: ModerationNotice): SuggestionEvent => ({
  type: 'failed',
  error: { code: held ? 'held_back' : 'ai_failed', message: 'm', requestId: 'q', care: held },
  charged,
});

/** A desk at which a request was sent; the test speaks the service's lines. */
async function ask(shownOperations: string[] = [], reloaded: object | null = null) {
  const page = await createMemoryHost({ plan: () => planWithCredits('chatpad', 5) });
  sessionStorage.clear();
  if (reloaded) sessionStorage.setItem(`chatpad:${page.member.id}:asking`, JSON.stringify(reloaded));
  let line: ReadableStreamDefaultController<SuggestionEvent>;
  page.answerLines(
    suggest,
    () =>
      new ReadableStream({
        start(controller) {
          line = controller;
        },
      }),
  );
  const rounds: string[] = [];
  const broken: string[] = [];
  const { result, unmount } = page.hook(() =>
    useSuggestionRequest({
      onRound: (_, { id }) => void rounds.push(id),
      onIncomplete: (id) => void broken.push(id),
      isShown: (id) => shownOperations.includes(id),
    }),
  );
  const send = () =>
    act(async () => result.current.start({ matchId: 'm1', mode: 'opener', tone: 'bold', draft: null }));
  await send();
  return {
    rounds,
    broken,
    unmount,
    send,
    run: () => result.current.run,
    stop: () => act(async () => result.current.stop()),
    say: (...events: SuggestionEvent[]) =>
      act(async () => {
        for (const event of events) line.enqueue(event);
      }),
    end: () => act(async () => line.close()),
    refuse: (error: unknown) => act(async () => line.error(error)),
    left: () => page.host.plan.get().credits.chatpad.available,
    asked: () => page.asked(suggest).map(({ params, body }) => ({ ...params, ...body })),
  };
}

describe('When suggestions come in', () => {
  test('then the run waits, streams each one and ends with the round and the balance', async () => {
    const desk = await ask();
    await desk.say(started);
    expect(desk.run()).toMatchObject({ status: 'waiting', writtenBy: 'demo AI', suggestions: [] });
    await desk.say(first);
    expect(desk.run()).toMatchObject({ status: 'streaming', suggestions: [{ id: 'a' }] });
    await desk.say(done);
    await desk.end();
    expect(desk.run()).toMatchObject({ status: 'idle', suggestions: [], failure: null });
    expect([desk.rounds, desk.left()]).toEqual([['r1'], 4]);
    expect(desk.asked()[0]).toMatchObject({ matchId: 'm1', mode: 'opener', tone: 'bold' });
  });

  test('then a failure keeps what was shown, says that it was charged, and the next request is another one', async () => {
    const desk = await ask();
    await desk.say(started, first, failed(true));
    await desk.end();
    expect(desk.run()).toMatchObject({
      status: 'failed',
      suggestions: [{ id: 'a' }],
      failure: { code: 'ai_failed', charged: true },
    });
    await waitFor(() => expect(desk.broken).toEqual(['m1']));
    await desk.send();
    expect(desk.asked()[0]?.operationId).not.toBe(desk.asked()[1]?.operationId);
  });

  test.each([true, null])(
    'then one that shows nothing and may be charged (%s) is asked for again as the same',
    async (charged) => {
      const desk = await ask();
      await desk.say(started, failed(charged));
      await desk.end();
      expect(desk.run().failure).toMatchObject({ charged });
      await desk.send();
      expect(desk.asked()[0]?.operationId).toBe(desk.asked()[1]?.operationId);
    },
  );

  test('then one that is cut off is no answer, and is asked for again as the same', async () => {
    const desk = await ask();
    await desk.say(started, first);
    await desk.end();
    await waitFor(() => expect(desk.run()).toMatchObject({ status: 'failed', failure: { charged: true } }));
    await desk.send();
    expect(desk.asked()[0]?.operationId).toBe(desk.asked()[1]?.operationId);
  });

  test('then what was held back says why, and is over', async () => {
    const desk = await ask();
    await desk.say(failed(false, care('clear-no')));
    await desk.end();
    expect(desk.run()).toMatchObject({ status: 'failed', failure: { charged: false, care: { kind: 'clear-no' } } });
  });

  test('then why they are gentle stands there until the next request, also when all have come', async () => {
    const desk = await ask();
    await desk.say({ ...started, care: care('grief') }, first, done);
    await desk.end();
    expect(desk.run()).toMatchObject({ status: 'idle', care: { kind: 'grief' } });
    await desk.send();
    expect(desk.run()).toMatchObject({ status: 'waiting', care: null });
  });
});

test('When a member stops it, then what came stays, and the match and the balance are read again', async () => {
  const desk = await ask();
  await desk.say(started, first);
  await desk.stop();
  expect(desk.run()).toMatchObject({ status: 'stopped', suggestions: [{ id: 'a' }] });
  await waitFor(() => expect(desk.broken).toEqual(['m1']));
});

test('When another tab had the last credit, then the balance says so, and the match is not read again', async () => {
  const desk = await ask();
  await desk.refuse(apiRefusal('out_of_credits'));
  expect(desk.run().failure).toMatchObject({ kind: 'out', charged: false });
  expect(desk.left()).toBe(0);
  // The next day begins with the next reading.
  await waitFor(() => expect(desk.left()).toBe(5));
  // Refused, and there are credits: never in silence.
  const message = 'You have credits again. Please try once more.';
  await waitFor(() => expect(desk.run().failure).toMatchObject({ code: 'credits_left', charged: false, message }));
  expect(desk.broken).toEqual([]);
});

describe('When the page was reloaded before anything was shown', () => {
  const body = { matchId: 'm1', mode: 'opener', tone: 'bold', draft: null };
  const pending = { operationId: 'op-of-before-1', body, running: true, since: Date.now() };

  test('then the same request is the same operation, and so is never paid twice', async () => {
    const desk = await ask([], pending);
    expect(desk.asked()).toMatchObject([{ operationId: 'op-of-before-1' }]);
  });

  test('then it is another one once the match shows what came of it', async () => {
    const desk = await ask(['op-of-before-1'], pending);
    expect(desk.asked()).toHaveLength(1);
    expect(desk.asked()[0]?.operationId).not.toBe('op-of-before-1');
  });
});

test('When the page is left, then it stops', async () => {
  const desk = await ask();
  desk.unmount();
  await waitFor(() => expect(desk.broken).toEqual(['m1']));
});

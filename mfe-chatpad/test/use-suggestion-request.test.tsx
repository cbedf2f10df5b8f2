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
const toEvent = (id: string): SuggestionEvent => ({ type: 'suggestion', suggestion: suggestion(id) });
const first = toEvent('a');
const done: SuggestionEvent = { type: 'done', round, available: 4 };
const failed = (charged: boolean | null, notice?: ModerationNotice): SuggestionEvent => ({
  type: 'failed',
  error: { code: notice ? 'held_back' : 'ai_failed', message: 'm', requestId: 'q', care: notice },
  charged,
});

/** Sends a request whose response events the test controls. */
async function sendRequest(shownOperations: string[] = [], reloaded: object | null = null) {
  const page = await createMemoryHost({ plan: () => planWithCredits('chatpad', 5) });
  sessionStorage.clear();
  if (reloaded) sessionStorage.setItem(`chatpad:${page.member.id}:asking`, JSON.stringify(reloaded));
  let controller: ReadableStreamDefaultController<SuggestionEvent>;
  page.answerLines(
    suggest,
    () =>
      new ReadableStream({
        start(streamController) {
          controller = streamController;
        },
      }),
  );
  const rounds: string[] = [];
  const incomplete: string[] = [];
  const { result, unmount } = page.hook(() =>
    useSuggestionRequest({
      onRound: (_, { id }) => void rounds.push(id),
      onIncomplete: (id) => void incomplete.push(id),
      isShown: (id) => shownOperations.includes(id),
    }),
  );
  const send = () =>
    act(async () => result.current.start({ matchId: 'm1', mode: 'opener', tone: 'bold', draft: null }));
  await send();
  return {
    rounds,
    incomplete,
    unmount,
    send,
    run: () => result.current.run,
    stop: () => act(async () => result.current.stop()),
    sendEvents: (...events: SuggestionEvent[]) =>
      act(async () => {
        for (const event of events) controller.enqueue(event);
      }),
    end: () => act(async () => controller.close()),
    refuse: (error: unknown) => act(async () => controller.error(error)),
    credits: () => page.host.plan.get().credits.chatpad.available,
    listRequests: () => page.asked(suggest).map(({ params, body }) => ({ ...params, ...body })),
  };
}

describe('When suggestions come in', () => {
  test('then the request waits, streams each one and ends with the round and the credits', async () => {
    const session = await sendRequest();
    await session.sendEvents(started);
    expect(session.run()).toMatchObject({ status: 'waiting', writtenBy: 'demo AI', suggestions: [] });
    await session.sendEvents(first);
    expect(session.run()).toMatchObject({ status: 'streaming', suggestions: [{ id: 'a' }] });
    await session.sendEvents(done);
    await session.end();
    expect(session.run()).toMatchObject({ status: 'idle', suggestions: [], failure: null });
    expect([session.rounds, session.credits()]).toEqual([['r1'], 4]);
    expect(session.listRequests()[0]).toMatchObject({ matchId: 'm1', mode: 'opener', tone: 'bold' });
  });

  test('then a failure preserves them, says that nothing was charged, and the next request is a new operation', async () => {
    const session = await sendRequest();
    await session.sendEvents(started, first, failed(false));
    await session.end();
    expect(session.run()).toMatchObject({
      status: 'failed',
      suggestions: [{ id: 'a' }],
      failure: { code: 'ai_failed', charged: false },
    });
    await waitFor(() => expect(session.incomplete).toEqual(['m1']));
    await session.send();
    expect(session.listRequests()[0]?.operationId).not.toBe(session.listRequests()[1]?.operationId);
  });

  test.each([true, null])(
    'then a retry after too few suggestions that may be charged (%s) repeats the same operation',
    async (charged) => {
      const session = await sendRequest();
      await session.sendEvents(started, first, failed(charged));
      await session.end();
      expect(session.run().failure).toMatchObject({ charged });
      await session.send();
      expect(session.listRequests()[0]?.operationId).toBe(session.listRequests()[1]?.operationId);
    },
  );

  test.each([
    [1, null],
    [3, true],
  ])('then a retry after a stream cut off at suggestion %d repeats the same operation', async (count, charged) => {
    const session = await sendRequest();
    await session.sendEvents(started, ...['a', 'b', 'c'].slice(0, count).map(toEvent));
    await session.end();
    await waitFor(() => expect(session.run()).toMatchObject({ status: 'failed', failure: { charged } }));
    await session.send();
    expect(session.listRequests()[0]?.operationId).toBe(session.listRequests()[1]?.operationId);
  });

  test('then a held-back request shows why and ends', async () => {
    const session = await sendRequest();
    await session.sendEvents(failed(false, care('clear-no')));
    await session.end();
    expect(session.run()).toMatchObject({ status: 'failed', failure: { charged: false, care: { kind: 'clear-no' } } });
  });

  test('then the reason for gentle suggestions stays visible until the next request', async () => {
    const session = await sendRequest();
    await session.sendEvents({ ...started, care: care('grief') }, first, done);
    await session.end();
    expect(session.run()).toMatchObject({ status: 'idle', care: { kind: 'grief' } });
    await session.send();
    expect(session.run()).toMatchObject({ status: 'waiting', care: null });
  });
});

test('When a member stops a request, then the suggestions so far stay, and the match is refetched', async () => {
  const session = await sendRequest();
  await session.sendEvents(started, first);
  await session.stop();
  expect(session.run()).toMatchObject({ status: 'stopped', suggestions: [{ id: 'a' }] });
  await waitFor(() => expect(session.incomplete).toEqual(['m1']));
});

test('When another tab spent the last credit, then the credits are updated, and the match is not refetched', async () => {
  const session = await sendRequest();
  await session.refuse(apiRefusal('out_of_credits'));
  expect(session.run().failure).toMatchObject({ kind: 'out', charged: false });
  expect(session.credits()).toBe(0);
  // The refetch returns the next day's credits.
  await waitFor(() => expect(session.credits()).toBe(5));
  // A refusal despite available credits must show a message.
  const message = 'You have credits again. Please try once more.';
  await waitFor(() => expect(session.run().failure).toMatchObject({ code: 'credits_left', charged: false, message }));
  expect(session.incomplete).toEqual([]);
});

describe('When the page was reloaded before anything was shown', () => {
  const body = { matchId: 'm1', mode: 'opener', tone: 'bold', draft: null };
  const pending = { operationId: 'op-of-before-1', body, running: true, since: Date.now() };

  test('then the same request repeats the operation, and is never paid twice', async () => {
    const session = await sendRequest([], pending);
    expect(session.listRequests()).toMatchObject([{ operationId: 'op-of-before-1' }]);
  });

  test('then the next request is a new operation once the match shows the first one’s round', async () => {
    const session = await sendRequest(['op-of-before-1'], pending);
    expect(session.listRequests()).toHaveLength(1);
    expect(session.listRequests()[0]?.operationId).not.toBe('op-of-before-1');
  });
});

test('When the member leaves the page, then the request stops', async () => {
  const session = await sendRequest();
  session.unmount();
  await waitFor(() => expect(session.incomplete).toEqual(['m1']));
});

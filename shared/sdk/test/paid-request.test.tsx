import { z } from '@datewright/contracts/zod';
import { ApiError } from '@datewright/sdk/host';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { apiRefusal, networkError } from '@datewright/sdk/testing/mock-api';
import { planWithCredits } from '@datewright/sdk/testing/plan-with-credits';
import { act } from '@testing-library/react';
import { StreamError, usePaidRequest } from '../src/paid.ts';

interface Body {
  text: string;
  tone: string;
}
interface Answer {
  words: string;
  available: number;
}
interface Asked {
  id: string;
  body: Body;
  signal: AbortSignal;
  tell: (progress: string) => Promise<void>;
  answerNow: (answer: Answer) => void;
  answer: (words: string, available?: number) => Promise<void>;
  fail: (error: unknown) => Promise<void>;
}
interface Given {
  left?: number;
  free?: boolean;
  keeps?: boolean;
  area?: 'sessionStorage' | 'localStorage';
}

const tool = 'bio_write';
const full = new ApiError({ code: 'unavailable', message: 'Full.', status: 503, retryAfter: 5 });
const body = z.object({ tone: z.string(), text: z.string() });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** A page with one kind of paid work; the test decides when to answer each request. */
async function openPage({ left = 3, free = false, keeps = true, area = 'sessionStorage' }: Given = {}) {
  const account = { left };
  const page = await createMemoryHost({ plan: () => planWithCredits(tool, account.left) });
  const asked: Asked[] = [];
  const answers: string[] = [];
  const settled: string[] = [];
  const calledOff: string[] = [];
  const use = () =>
    usePaidRequest<Body, Answer, string>({
      tool,
      free,
      ...(keeps && { pendingStorage: { area, key: `test:${page.member.id}`, body } }),
      sendRequest({ operationId: id, ...sent }, { signal, tell }) {
        const { promise, resolve, reject } = Promise.withResolvers<Answer>();
        signal.addEventListener('abort', () => reject(signal.reason));
        asked.push({
          id,
          body: sent,
          signal,
          tell: (progress) => act(async () => tell(progress)),
          answerNow: resolve,
          answer: (words, available = 2) => act(async () => resolve({ words, available })),
          fail: (error) => act(async () => reject(error)),
        });
        return promise;
      },
      onAnswer: ({ words }) => void answers.push(words),
      onSettled: ({ text }, failure) => void settled.push(failure ? `${text}: ${failure.kind}` : text),
      onStop: (id) => void calledOff.push(id),
    });
  let visit = page.hook(use);
  return {
    asked,
    answers,
    settled,
    calledOff,
    account,
    stands: () => visit.result.current,
    left: () => page.host.plan.get().credits[tool].available,
    start: (text: string) => act(async () => visit.result.current.start({ text, tone: 'warm' })),
    stop: () => act(async () => visit.result.current.stop()),
    dismiss: () => act(async () => visit.result.current.dismiss()),
    readPlan: () => act(() => page.host.plan.refresh()),
    leave: () => page.leave(visit),
    memberId: page.member.id,
    comeBack: () => {
      visit = page.hook(use);
      return visit.result.current.status;
    },
    last: () => asked.at(-1) as Asked,
  };
}

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z') }));
afterEach(() => void jest.useRealTimers());

describe('When a member asks for paid work', () => {
  test('then it runs, shows its progress, and ends with the answer and the new balance', async () => {
    const page = await openPage();
    expect(page.stands()).toMatchObject({ status: 'idle', progress: null });
    await page.start('one');
    expect(page.last()).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{32}$/), body: { text: 'one' } });
    expect(page.stands()).toMatchObject({ status: 'running', body: { text: 'one' }, progress: null });
    await page.last().tell('half');
    expect(page.stands().progress).toBe('half');
    await page.last().answer('done', 1);
    expect(page.stands()).toMatchObject({ status: 'answered', progress: 'half', failure: null });
    expect([page.answers, page.left()]).toEqual([['done'], 1]);
    await pass(1000);
    expect(page.settled).toEqual([]);
  });

  test('then a second press while it runs sends nothing', async () => {
    const page = await openPage();
    await page.start('one');
    await page.start('two');
    expect(page.asked).toHaveLength(1);
    await page.dismiss();
    expect(page.stands().status).toBe('running');
  });

  test('then the next request, even for the same body, is another operation', async () => {
    const page = await openPage();
    for (const words of ['first', 'second']) {
      await page.start('one');
      await page.last().answer(words);
    }
    expect(page.answers).toEqual(['first', 'second']);
    expect(page.asked[0]?.id).not.toBe(page.asked[1]?.id);
  });
});

describe('When a member has two tabs', () => {
  test('then a new request of one is not lost when the other receives the outcome of its own', async () => {
    const here = await openPage({ area: 'localStorage' });
    await here.start('one');
    const key = `test:${here.memberId}`;
    const kept = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...kept, operationId: 'of-the-other-tab' }));
    await here.last().answer('done');
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ operationId: 'of-the-other-tab' });
  });
});

describe('When a member stops it', () => {
  test('then its late progress is not shown with the next request', async () => {
    const page = await openPage();
    await page.start('one');
    const before = page.last();
    await page.stop();
    await page.start('two');
    await before.tell('half');
    expect(page.stands()).toMatchObject({ status: 'running', body: { text: 'two' }, progress: null });
  });

  test('then it is cancelled, and the balance is fetched again once the credit had time to come back', async () => {
    const page = await openPage();
    await page.start('one');
    page.account.left = 3;
    await page.stop();
    expect(page.last().signal.aborted).toBe(true);
    expect(page.stands().status).toBe('stopped');
    expect(page.calledOff).toEqual([page.last().id]);
    expect(page.settled).toEqual([]);
    await pass(400);
    expect([page.settled, page.left()]).toEqual([['one'], 3]);
    await page.start('one');
    expect(page.asked[0]?.id).not.toBe(page.last().id);
  });

  test('then an answer that had already arrived counts, because it is paid for', async () => {
    const page = await openPage();
    await page.start('one');
    await act(async () => {
      page.last().answerNow({ words: 'done', available: 1 });
      page.stands().stop();
    });
    expect([page.stands().status, page.answers]).toEqual(['answered', ['done']]);
  });
});

describe('When no answer arrives', () => {
  test.each([
    ['a dead network', networkError(), 'unreached'],
    ['a service that broke', apiRefusal('ai_failed'), 'failed'],
    ['an error of the page itself', new Error('cut off'), 'unreached'],
  ])(
    'then after %s the same body is sent under the same operation id, another body under another',
    async (_, error, kind) => {
      const page = await openPage();
      await page.start('one');
      await page.last().fail(error);
      await pass(700);
      expect(page.stands()).toMatchObject({ status: 'failed', failure: { kind } });
      expect(page.settled).toEqual([`one: ${kind}`]);
      await page.start('one');
      expect(page.last().id).toBe(page.asked[0]?.id);
      await page.last().fail(error);
      await pass(700);
      await page.start('two');
      expect(page.last().id).not.toBe(page.asked[0]?.id);
    },
  );

  test('then a refusal by the service is final: the next request is another operation', async () => {
    const page = await openPage();
    await page.start('one');
    await page.last().fail(apiRefusal('text_too_long'));
    expect(page.stands().failure).toMatchObject({ kind: 'failed', code: 'text_too_long' });
    await page.start('one');
    expect(page.last().id).not.toBe(page.asked[0]?.id);
  });

  test('then a text that is held back shows the reason, and the member can dismiss it', async () => {
    const page = await openPage();
    const care = { kind: 'grief', reason: 'grief', by: 'member', language: 'en', mayGoOn: true, replies: [], rest: '' };
    await page.start('one');
    await page.last().fail(apiRefusal('held_back', care as never));
    expect(page.stands().failure).toMatchObject({ kind: 'held', care: { kind: 'grief' } });
    await page.dismiss();
    expect(page.stands()).toMatchObject({ status: 'idle', failure: null });
  });

  test.each([
    [true, false],
    [false, true],
  ])('then a stream that breaks off in the middle says whether that is final: %s', async (isSettled, same) => {
    const page = await openPage();
    await page.start('one');
    await page.last().fail(new StreamError({ code: 'ai_failed', message: 'm' }, { charged: null, isSettled }));
    expect(page.stands().failure).toMatchObject({ kind: 'failed', code: 'ai_failed', charged: null });
    await page.start('one');
    expect(page.last().id === page.asked[0]?.id).toBe(same);
  });

  test('then one that the service still works on is polled every second under its operation id', async () => {
    const page = await openPage();
    await page.start('one');
    for (let looks = 1; looks <= 3; looks++) {
      await page.last().fail(apiRefusal('operation_running'));
      await pass(999);
      expect(page.asked).toHaveLength(looks);
      await pass(1);
    }
    await page.last().answer('done');
    expect([page.answers, new Set(page.asked.map(({ id }) => id)).size]).toEqual([['done'], 1]);
  });

  test('then one that a full service refused is sent again when the service asks for it, under its operation id', async () => {
    const page = await openPage();
    await page.start('one');
    await page.last().fail(full);
    await pass(4999);
    expect([page.asked.length, page.stands().status]).toEqual([1, 'running']);
    await pass(2501);
    await page.last().answer('done');
    expect([page.answers, new Set(page.asked.map(({ id }) => id)).size]).toEqual([['done'], 1]);
  });

  test('then a service that stays full is reported within half a minute', async () => {
    const page = await openPage();
    await page.start('one');
    for (let seconds = 0; seconds <= 30 && page.stands().status === 'running'; seconds++) {
      await page.last().fail(full);
      await pass(1000);
    }
    expect(page.stands().failure).toMatchObject({ code: 'unavailable' });
    expect(page.asked.length).toBeGreaterThan(3);
  });

  test('then one that is cut off while the browser is offline waits for the connection, under its operation id', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = await openPage();
    await page.start('one');
    await page.last().fail(networkError());
    await pass(14_000);
    expect([page.asked.length, page.stands().status]).toEqual([1, 'running']);
    online.mockRestore();
    await act(async () => void dispatchEvent(new Event('online')));
    await page.last().answer('done');
    expect([page.answers, page.asked.length, new Set(page.asked.map(({ id }) => id)).size]).toEqual([['done'], 2, 1]);
  });

  test('then stopping ends the wait for a connection', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = await openPage();
    await page.start('one');
    await page.last().fail(networkError());
    await page.stop();
    await pass(20_000);
    expect([page.stands().status, page.asked.length]).toEqual(['stopped', 1]);
    online.mockRestore();
  });

  test('then stopping ends the wait for a full service', async () => {
    const page = await openPage();
    await page.start('one');
    await page.last().fail(full);
    await page.stop();
    await pass(10_000);
    expect([page.stands().status, page.asked.length]).toEqual(['stopped', 1]);
  });
});

describe('When the page is reloaded in the middle', () => {
  test('then the next visit waits for the same operation from its first render, and its answer arrives once', async () => {
    const page = await openPage();
    await page.start('one');
    await page.last().tell('half');
    await page.leave();
    expect(page.last().signal.aborted).toBe(true);
    await pass(1000);
    expect([page.settled, page.calledOff]).toEqual([[], []]);
    expect(page.comeBack()).toBe('running');
    expect(page.asked.map(({ body, id }) => [body.text, id === page.asked[0]?.id])).toEqual([
      ['one', true],
      ['one', true],
    ]);
    await page.last().tell('most');
    expect(page.stands().progress).toBe('most');
    await page.last().answer('done');
    expect(page.answers).toEqual(['done']);
    await page.leave();
    expect(page.comeBack()).toBe('idle');
  });

  test('then a network error caused by the unload is not shown as a failure', async () => {
    const page = await openPage();
    await page.start('one');
    await page.last().fail(networkError());
    await pass(200);
    expect(page.stands().status).toBe('running');
    await page.leave();
    await pass(1000);
    expect(page.comeBack()).toBe('running');
  });

  test('then a request that had already failed is not resumed', async () => {
    const page = await openPage();
    await page.start('one');
    await page.last().fail(apiRefusal('ai_failed'));
    await page.leave();
    expect(page.comeBack()).toBe('idle');
    await page.start('one');
    expect(page.last().id).toBe(page.asked[0]?.id);
  });

  test('then a request older than ten minutes is not resumed, but asking again uses the same operation id', async () => {
    const page = await openPage();
    await page.start('one');
    await page.leave();
    await pass(600_000);
    expect(page.comeBack()).toBe('idle');
    await page.start('one');
    expect(page.last().id).toBe(page.asked[0]?.id);
  });

  test('then a request from before the clock was set back is not resumed for longer than that', async () => {
    const page = await openPage();
    await page.start('one');
    await page.leave();
    jest.setSystemTime(Date.now() - 3600_000);
    expect(page.comeBack()).toBe('idle');
  });

  test('then work stored on the device is resumed by a new tab', async () => {
    const page = await openPage({ area: 'localStorage' });
    await page.start('one');
    await page.leave();
    sessionStorage.clear();
    expect(page.comeBack()).toBe('running');
  });

  test('then work that is not stored is stopped, and the balance is fetched again', async () => {
    const page = await openPage({ keeps: false });
    await page.start('one');
    await page.leave();
    await pass(400);
    expect([page.settled, page.calledOff]).toEqual([['one'], [page.last().id]]);
    expect(page.comeBack()).toBe('idle');
  });
});

describe('When no credits are left', () => {
  test('then nothing is sent, and the notice disappears as soon as credits are back', async () => {
    const page = await openPage({ left: 0 });
    await page.start('one');
    expect(page.asked).toEqual([]);
    expect(page.stands()).toMatchObject({ status: 'failed', failure: { kind: 'out' } });
    page.account.left = 2;
    await page.readPlan();
    expect(page.stands()).toMatchObject({ status: 'idle', failure: null });
    await page.start('one');
    expect(page.asked).toHaveLength(1);
  });

  test('then free work is still sent', async () => {
    const page = await openPage({ left: 0, free: true });
    await page.start('one');
    expect(page.asked).toHaveLength(1);
  });

  test('then a second press does not disturb the request that the last credit pays for', async () => {
    const page = await openPage({ left: 1 });
    await page.start('one');
    page.account.left = 0;
    await page.readPlan();
    await page.start('two');
    expect(page.stands()).toMatchObject({ status: 'running', body: { text: 'one' }, failure: null });
  });

  test('then an answer that the last credit may have paid for is fetched', async () => {
    const page = await openPage({ left: 1 });
    await page.start('one');
    page.account.left = 0;
    await page.last().fail(apiRefusal('charge_unknown'));
    await pass(400);
    expect(page.left()).toBe(0);
    await page.start('two');
    expect(page.asked).toHaveLength(1);
    await page.start('one');
    expect(page.last().id).toBe(page.asked[0]?.id);
    expect(page.asked).toHaveLength(2);
  });

  test.each([
    ['402', apiRefusal('out_of_credits')],
    ['429 of an older service', new ApiError({ code: 'limit', message: '', status: 429 })],
  ])('then the answer of the service takes precedence over the balance: %s', async (_, error) => {
    const page = await openPage({ left: 1 });
    await page.start('one');
    page.account.left = 0;
    await page.last().fail(error);
    expect(page.left()).toBe(0);
    await pass(400);
    expect(page.stands().failure).toMatchObject({ kind: 'out' });
  });

  test.each([
    ['402', apiRefusal('out_of_credits')],
    ['429 of an older service', new ApiError({ code: 'limit', message: '', status: 429 })],
  ])('then a refusal by the service while credits are left shows a failure: %s', async (_, error) => {
    const page = await openPage({ left: 2 });
    await page.start('one');
    await page.last().fail(error);
    await pass(400);
    expect([page.left(), page.stands().failure?.kind]).toEqual([2, 'failed']);
    await page.start('one');
    expect(page.asked).toHaveLength(2);
  });

  test('then credits that come back later remove the notice', async () => {
    const page = await openPage({ left: 1 });
    await page.start('one');
    page.account.left = 0;
    await page.last().fail(apiRefusal('out_of_credits'));
    await pass(400);
    page.account.left = 2;
    await page.readPlan();
    expect(page.stands()).toMatchObject({ status: 'idle', failure: null });
  });

  test('then a member who only pressed too fast does not see the notice', async () => {
    const page = await openPage();
    await page.start('one');
    await page.last().fail(apiRefusal('too_many_attempts'));
    expect(page.stands().failure).toMatchObject({ kind: 'failed' });
  });
});

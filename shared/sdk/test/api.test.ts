import { defineCall } from '@datewright/contracts/call';
import { z } from '@datewright/contracts/zod';
import { ApiError } from '../src/api/api-error.ts';
import { createApi } from '../src/api/create-api.ts';

const getThing = defineCall({
  service: 'chatpad',
  method: 'GET',
  path: '/v1/things/:id',
  audience: 'member',
  summary: '',
  params: z.object({ id: z.string() }),
  response: z.object({ name: z.string() }),
});
const streamThings = defineCall({
  service: 'chatpad',
  method: 'POST',
  path: '/v1/things',
  audience: 'open',
  summary: '',
  response: z.object({ n: z.number() }),
});

interface Sent {
  url: string;
  headers: Record<string, string>;
}

/** Answers each call with the next of `answers`, and records the requests. */
function pageWith(answers: (Response | Error | 'hang')[]) {
  const sent: Sent[] = [];
  const ended = jest.fn();
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    sent.push({ url, headers: init.headers as Record<string, string> });
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    if (answer instanceof Response) return answer;
    init.signal?.throwIfAborted();
    return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  }) as typeof fetch;
  const accessToken = async (service: string, fresh: boolean) => `${service}-${fresh ? 'fresh' : 'kept'}`;
  const outcomes: [service: string, reached: boolean][] = [];
  const api = createApi({
    compositionId: 'c1',
    getAccessToken: accessToken,
    onSessionEnded: ended,
    onOutcome: (...outcome) => void outcomes.push(outcome),
  });
  return { api, sent, ended, outcomes };
}

const refused = (code: string, status: number, more = {}) =>
  Response.json({ error: { code, message: 'No.', requestId: 'r1', ...more } }, { status });

afterEach(() => {
  jest.restoreAllMocks();
});

test('A call carries the token of its service, the composition and a request id, and returns what the contract defines', async () => {
  const { api, sent } = pageWith([Response.json({ name: 'Maya', extra: true })]);
  expect(await api.call(getThing, { params: { id: 'a/b' } })).toEqual({ name: 'Maya' });
  expect(sent[0]?.url).toBe('/v1/things/a%2Fb');
  expect(sent[0]?.headers).toMatchObject({ authorization: 'Bearer chatpad-kept', 'x-composition-id': 'c1' });
  expect(sent[0]?.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
});

test('A refusal keeps its code, message, fields and retry delay', async () => {
  const { api } = pageWith([refused('resend_too_soon', 429, { retryAfter: 31, fields: { email: 'again' } })]);
  const error = await api.call(getThing, { params: { id: '1' } }).catch((caught) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    code: 'resend_too_soon',
    message: 'No.',
    status: 429,
    retryAfter: 31,
    fields: { email: 'again' },
    requestId: 'r1',
  });
});

test('A text that is held back comes with the reason, and other refusals have none', async () => {
  const care = {
    kind: 'clear-no',
    reason: 'clear-no',
    by: 'match',
    language: 'hu',
    mayGoOn: true,
    replies: ['Rendben.'],
    rest: '',
  };
  const { api } = pageWith([refused('held_back', 422, { care }), refused('ai_refused', 422)]);
  const call = () => api.call(getThing, { params: { id: '1' } }).catch((caught) => caught);
  expect((await call()).care).toEqual(care);
  expect((await call()).care).toBeNull();
});

test('A rejected token is replaced once, and the member stays signed in', async () => {
  const { api, sent, ended } = pageWith([refused('not_signed_in', 401), Response.json({ name: 'Maya' })]);
  await expect(api.call(getThing, { params: { id: '1' } })).resolves.toEqual({ name: 'Maya' });
  expect(sent[1]?.headers.authorization).toBe('Bearer chatpad-fresh');
  expect(ended).not.toHaveBeenCalled();
});

test('A token of a session that a newer one replaced is renewed, and the member stays signed in', async () => {
  const { api, ended } = pageWith([refused('session_ended', 401), Response.json({ name: 'Maya' })]);
  await expect(api.call(getThing, { params: { id: '1' } })).resolves.toEqual({ name: 'Maya' });
  expect(ended).not.toHaveBeenCalled();
});

test('A session that has ended signs the page out', async () => {
  const { api, sent, ended } = pageWith([refused('session_ended', 401), refused('session_ended', 401)]);
  await expect(api.call(getThing, { params: { id: '1' } })).rejects.toMatchObject({ code: 'session_ended' });
  expect(sent).toHaveLength(2);
  expect(ended).toHaveBeenCalledTimes(1);
});

test.each([
  ['nobody answers', new TypeError('fetch failed'), 'network'],
  ['nothing comes in time', 'hang' as const, 'timeout'],
  ['the answer is not what was agreed', Response.json({ name: 7 }), 'unreadable_answer'],
  ['a stranger answers', new Response('<html>', { status: 502 }), 'unreadable_answer'],
])('When %s, then the error has a code and a message', async (_, answer, code) => {
  const { api } = pageWith([answer]);
  const error = await api.call(getThing, { params: { id: '1' }, timeoutMs: 50 }).catch((caught) => caught);
  expect(error).toMatchObject({ name: 'ApiError', code });
  expect(error.message).toMatch(/try again/i);
});

test('A caller who aborts gets the reason of the abort', async () => {
  const { api } = pageWith(['hang']);
  const leaving = new AbortController();
  const call = api.call(getThing, { params: { id: '1' }, signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(call).rejects.toThrow('left');
});

test('Lines of a stream arrive one by one, however the network splits them', async () => {
  const parts = ['{"n":1}\n{"n', '":2}\n\n', '{"n":3}'];
  const body = new ReadableStream({
    start(stream) {
      for (const part of parts) stream.enqueue(new TextEncoder().encode(part));
      stream.close();
    },
  });
  const { api } = pageWith([new Response(body)]);
  const seen: number[] = [];
  for await (const { n } of api.stream(streamThings)) seen.push(n);
  expect(seen).toEqual([1, 2, 3]);
});

test('Leaving the loop over a stream aborts the request', async () => {
  const cancelled = jest.fn();
  const body = new ReadableStream({
    pull: (stream) => stream.enqueue(new TextEncoder().encode('{"n":1}\n')),
    cancel: cancelled,
  });
  const { api } = pageWith([new Response(body)]);
  for await (const _ of api.stream(streamThings)) break;
  expect(cancelled).toHaveBeenCalled();
});

test.each([
  ['nobody answers', new TypeError('fetch failed'), false],
  ['nothing comes in time', 'hang' as const, false],
  ['the edge says that it is not available', refused('unavailable', 503), false],
  ['a proxy in front answers with a page of its own', new Response('<html>', { status: 502 }), false],
  ['the service refuses', refused('not_found', 404), true],
  ['the AI fails', refused('ai_failed', 502), true],
  ['the service answers', Response.json({ name: 'Maya' }), true],
])('When %s, then the host learns whether the call reached its service', async (_, answer, reached) => {
  const { api, outcomes } = pageWith([answer]);
  await api.call(getThing, { params: { id: '1' }, timeoutMs: 50 }).catch(() => {});
  expect(outcomes).toEqual([['chatpad', reached]]);
});

test('A stream that breaks off reached nobody in the end, and one that the page leaves says nothing', async () => {
  const lines = (onPull: (stream: ReadableStreamDefaultController) => void) => {
    let count = 0;
    return new Response(
      new ReadableStream({
        pull: (stream) => (count++ === 0 ? stream.enqueue(new TextEncoder().encode('{"n":1}\n')) : onPull(stream)),
      }),
    );
  };
  const broken = pageWith([lines((stream) => stream.error(new TypeError('network error')))]);
  const read = async () => {
    for await (const _ of broken.api.stream(streamThings));
  };
  await expect(read()).rejects.toMatchObject({ code: 'network' });
  expect(broken.outcomes).toEqual([
    ['chatpad', true],
    ['chatpad', false],
  ]);

  const left = pageWith([lines(() => {})]);
  for await (const _ of left.api.stream(streamThings)) break;
  expect(left.outcomes).toEqual([['chatpad', true]]);

  const leaving = new AbortController();
  const aborted = pageWith([lines((stream) => stream.error(new TypeError('network error')))]);
  const stop = async () => {
    for await (const _ of aborted.api.stream(streamThings, { signal: leaving.signal }))
      leaving.abort(new Error('left'));
  };
  await expect(stop()).rejects.toThrow('left');
  expect(aborted.outcomes).toEqual([['chatpad', true]]);
});

test('A call that the page aborts says nothing about its service', async () => {
  const { api, outcomes } = pageWith(['hang']);
  const leaving = new AbortController();
  const call = api.call(getThing, { params: { id: '1' }, signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(call).rejects.toThrow('left');
  expect(outcomes).toEqual([]);
});

import type { Call } from '@datewright/contracts/call';
import { type ErrorCode, errorCatalogue } from '@datewright/contracts/errors';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import { z } from '@datewright/contracts/zod';
import { type Api, ApiError } from '../host.ts';

/** A call of the page, parsed as the service would parse it. */
export interface ReceivedCall<C extends Call = Call> {
  params: z.core.output<C['params']>;
  query: z.core.output<C['query']>;
  body: z.core.output<C['body']>;
  signal: AbortSignal;
}

type Answer<C extends Call> = z.core.output<C['response']>;
type CallHandler<C extends Call> = (asked: ReceivedCall<C>) => Answer<C> | Promise<Answer<C>>;
type StreamHandler<C extends Call> = (asked: ReceivedCall<C>) => AsyncIterable<Answer<C>>;

type CallInput = Partial<ReceivedCall> | undefined;

const callName = ({ method, path }: Call) => `${method} ${path}`;

/**
 * Mocks the API: a test defines the answer to each call, and both request and answer are checked against the contract.
 * A call without an answer fails the test.
 */
export function createMockApi() {
  const scripts = new Map<string, (asked: ReceivedCall) => unknown>();
  const seen: { name: string; asked: ReceivedCall }[] = [];

  function ask(call: Call, sent: CallInput): { given: unknown; signal: AbortSignal } {
    const signal = sent?.signal ?? new AbortController().signal;
    const read = (part: 'params' | 'query' | 'body') => z.parse(call[part], sent?.[part] ?? {});
    const asked = { params: read('params'), query: read('query'), body: read('body'), signal };
    const name = callName(call);
    seen.push({ name, asked });
    const script = scripts.get(name);
    if (script) return { given: script(asked), signal };
    console.error(`The test gives no answer to ${name}.`);
    throw apiRefusal('not_found');
  }

  const api = {
    async call(call: Call, sent: CallInput) {
      const { given, signal } = ask(call, sent);
      return z.parse(call.response, await rejectOnAbort(Promise.resolve(given), signal));
    },
    async *stream(call: Call, sent: CallInput) {
      const { given, signal } = ask(call, sent);
      const lines = (given as AsyncIterable<unknown>)[Symbol.asyncIterator]();
      for (;;) {
        const line = await rejectOnAbort(lines.next(), signal);
        if (line.done) return;
        yield z.parse(call.response, line.value);
      }
    },
    run: ({ path }: { path: string }) => Promise.reject(new Error(`${path} has no script yet.`)),
  };

  return {
    api: api as unknown as Api,
    answer<C extends Call>(call: C, give: CallHandler<C>): void {
      scripts.set(callName(call), give as (asked: ReceivedCall) => unknown);
    },
    /** Defines the answer to a call that streams NDJSON. */
    answerLines<C extends Call>(call: C, give: StreamHandler<C>): void {
      scripts.set(callName(call), give as (asked: ReceivedCall) => unknown);
    },
    /** The requests of this call so far, in order. */
    asked: <C extends Call>(call: C) =>
      seen.filter(({ name }) => name === callName(call)).map(({ asked }) => asked as ReceivedCall<C>),
  };
}

/** Rejects at once when the signal aborts, as a browser does, whatever the service does. */
function rejectOnAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

/** An error response of a service, as a page receives it. */
export const apiRefusal = (code: ErrorCode, care?: ModerationNotice) =>
  new ApiError({ code, ...errorCatalogue[code], care });

/** The error of a request that never reached a service. */
export const networkError = () => new ApiError({ code: 'network', message: 'We could not reach Datewright.' });

import type { Call } from '@datewright/contracts/call';
import { type ErrorCode, errorCatalogue } from '@datewright/contracts/errors';
import type { Care } from '@datewright/contracts/safety';
import { z } from '@datewright/contracts/zod';
import { type Api, ApiError } from '@datewright/sdk/host';

/** What a page asked, as the service would have read it. */
export interface Asked<C extends Call = Call> {
  params: z.core.output<C['params']>;
  query: z.core.output<C['query']>;
  body: z.core.output<C['body']>;
  signal: AbortSignal;
}

type Answer<C extends Call> = z.core.output<C['response']>;
type Give<C extends Call> = (asked: Asked<C>) => Answer<C> | Promise<Answer<C>>;
type GiveLines<C extends Call> = (asked: Asked<C>) => AsyncIterable<Answer<C>>;

type Sent = Partial<Asked> | undefined;

const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** Calls whose answers a test says beforehand, held against the contract on both ways. Without one, the test fails. */
export function scriptedApi() {
  const scripts = new Map<string, (asked: Asked) => unknown>();
  const seen: { name: string; asked: Asked }[] = [];

  function ask(call: Call, sent: Sent): { given: unknown; signal: AbortSignal } {
    const signal = sent?.signal ?? new AbortController().signal;
    const read = (part: 'params' | 'query' | 'body') => z.parse(call[part], sent?.[part] ?? {});
    const asked = { params: read('params'), query: read('query'), body: read('body'), signal };
    const name = nameOf(call);
    seen.push({ name, asked });
    const script = scripts.get(name);
    if (script) return { given: script(asked), signal };
    console.error(`The test gives no answer to ${name}.`);
    throw refusal('not_found');
  }

  const api = {
    async call(call: Call, sent: Sent) {
      const { given, signal } = ask(call, sent);
      return z.parse(call.response, await unlessAborted(Promise.resolve(given), signal));
    },
    async *stream(call: Call, sent: Sent) {
      const { given, signal } = ask(call, sent);
      const lines = (given as AsyncIterable<unknown>)[Symbol.asyncIterator]();
      for (;;) {
        const line = await unlessAborted(lines.next(), signal);
        if (line.done) return;
        yield z.parse(call.response, line.value);
      }
    },
    run: ({ path }: { path: string }) => Promise.reject(new Error(`${path} has no script yet.`)),
  };

  return {
    api: api as unknown as Api,
    answer<C extends Call>(call: C, give: Give<C>): void {
      scripts.set(nameOf(call), give as (asked: Asked) => unknown);
    },
    /** For a call whose answer is NDJSON. */
    answerLines<C extends Call>(call: C, give: GiveLines<C>): void {
      scripts.set(nameOf(call), give as (asked: Asked) => unknown);
    },
    /** What was asked of this call so far, in order. */
    asked: <C extends Call>(call: C) =>
      seen.filter(({ name }) => name === nameOf(call)).map(({ asked }) => asked as Asked<C>),
  };
}

/** As the browser does it: what is called off is answered at once, whatever the service does. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

/** A service's refusal, as a page sees it. */
export const refusal = (code: ErrorCode, care?: Care) => new ApiError({ code, ...errorCatalogue[code], care });

/** What never reached a service. */
export const unreached = () => new ApiError({ code: 'network', message: 'We could not reach Datewright.' });

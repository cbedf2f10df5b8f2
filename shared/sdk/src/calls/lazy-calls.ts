import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/types.ts';
import { en } from '../copy/en.ts';
import type { Calls, CallsOptions } from './create-calls.ts';

/**
 * The calls of a page with the contracts that they need, in a part of their own: the page is painted without waiting
 * for them. When that part does not come, the next call asks for it again.
 */
export function createLazyCalls(parts: CallsOptions): () => Promise<Calls> {
  let coming: Promise<Calls> | null = null;
  return () => {
    coming ??= import(/* webpackChunkName: "calls" */ './create-calls.ts').then(
      ({ createCalls: startCalls }) => startCalls(parts),
      () => {
        coming = null;
        throw new ApiError({ code: 'network', message: en.errors.network });
      },
    );
    return coming;
  };
}

/** The `Api` that waits for its calls. */
export function createLazyApi(calls: () => Promise<Calls>): Api {
  const waiting = {
    call: async (...input: Parameters<Api['call']>) => (await calls()).api.call(...input),
    run: async (...input: Parameters<Api['run']>) => (await calls()).api.run(...input),
    stream: async function* (...input: Parameters<Api['stream']>) {
      yield* (await calls()).api.stream(...input);
    },
  };
  return waiting as Api;
}

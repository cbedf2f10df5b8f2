import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/types.ts';
import { en } from '../copy/en.ts';
import type { Calls, CallsOptions } from './create-calls.ts';

/**
 * Loads the calls and their contracts in a separate chunk, so that the first paint does not wait for them. If the chunk
 * fails to load, the next call tries again.
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

/** Creates an `Api` that waits until its calls are loaded. */
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

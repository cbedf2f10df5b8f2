import type { ActionEndpoint, Call } from '@datewright/contracts/call';
import type { z } from '@datewright/contracts/zod';

type Schema = z.core.$ZodType;

/** A part of a request, required only if its schema has required fields. */
type Part<Name extends string, S extends Schema> =
  Record<string, never> extends z.core.input<S>
    ? { [key in Name]?: z.core.input<S> }
    : { [key in Name]: z.core.input<S> };

export interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds until the call fails with `timeout`; for a stream, the longest gap without data. */
  timeoutMs?: number;
}

type CallInput<C extends Call> = Part<'params', C['params']> &
  Part<'query', C['query']> &
  Part<'body', C['body']> &
  CallOptions & { /** Sent as multipart instead of `body`. */ form?: FormData };

type InputArguments<C extends Call> = object extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>];

type PayloadArguments<S extends Schema> =
  undefined extends z.core.input<S>
    ? [payload?: z.core.input<S>, options?: CallOptions]
    : [payload: z.core.input<S>, options?: CallOptions];

type ActionOf<F extends ActionEndpoint, Name extends keyof F['actions']> = F['actions'][Name];

/** Typed calls to the services. Failures throw an `ApiError`; an aborted call throws the reason of its signal. */
export interface Api {
  /** Makes one call and returns its body, parsed by the contract. */
  call: <C extends Call>(call: C, ...input: InputArguments<C>) => Promise<z.core.output<C['response']>>;
  /** Runs one action of a `/functions/v1/<name>` endpoint. */
  run: <F extends ActionEndpoint, Name extends keyof F['actions'] & string>(
    functions: F,
    action: Name,
    ...input: PayloadArguments<ActionOf<F, Name>['payload']>
  ) => Promise<z.core.output<ActionOf<F, Name>['response']>>;
  /** Makes one call with an NDJSON response and yields each line as it arrives. Leaving the loop aborts the request. */
  stream: <C extends Call>(
    call: C,
    ...input: InputArguments<C>
  ) => AsyncGenerator<z.core.output<C['response']>, void, undefined>;
}

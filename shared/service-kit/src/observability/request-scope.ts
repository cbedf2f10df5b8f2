import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import pino, { type Logger } from 'pino';
import { continueTrace, formatTraceparent } from './trace-context.ts';

/** What another process needs to continue the trace of a request. */
export interface RequestOrigin {
  requestId?: string | undefined;
  compositionId?: string | undefined;
  traceparent?: string | undefined;
}

/** The context of the current request, available in all code that serves it. */
export interface RequestScope {
  requestId: string;
  compositionId: string;
  /** Headers by which another service logs its part under the same trace; none outside of a request. */
  readonly traceHeaders: Readonly<Record<string, string>>;
  /** For work that continues after this request; undefined outside of one. */
  readonly origin: RequestOrigin | undefined;
  /** The member as the log identifies them, or the address by which limits count. Never logged. */
  readonly caller: string;
  /** False for jobs and outside of a request: no client waits for an answer. */
  readonly hasClient: boolean;
  /** Added to every log line of this request. */
  readonly fields: Readonly<Record<string, string>>;
  readonly log: Logger;
  /** What the request has used up of its limits, to give back if it is refused before any work. */
  readonly undos: (() => Promise<void>)[];
}

const storage = new AsyncLocalStorage<ReturnType<typeof openScope>>();
const emptyScope: RequestScope = {
  requestId: 'none',
  compositionId: 'none',
  traceHeaders: {},
  origin: undefined,
  caller: 'none',
  hasClient: false,
  fields: {},
  log: pino({ level: 'silent' }),
  undos: [],
};

/** The current request, or an empty scope with a silent log outside of one. */
export function currentRequest(): RequestScope {
  return storage.getStore() ?? emptyScope;
}

const safeId = /^[A-Za-z0-9._-]{1,64}$/;

/** The logger is created on the first log line, because most requests log only one. */
function openScope(
  root: Logger,
  ids: { requestId: string; compositionId: string },
  traceparent: string | undefined,
  address: string | undefined,
) {
  const trace = continueTrace(traceparent);
  const { traceId, spanId, parentSpanId } = trace;
  const fields: Record<string, string> = { ...ids, traceId, spanId, ...(parentSpanId && { parentSpanId }) };
  let log: Logger | undefined;
  return {
    ...ids,
    traceHeaders: { traceparent: formatTraceparent(trace) },
    get origin(): RequestOrigin {
      return { ...ids, ...this.traceHeaders };
    },
    fields,
    get caller() {
      return fields.user ?? address ?? 'none';
    },
    hasClient: address !== undefined,
    undos: [] as (() => Promise<void>)[],
    get log() {
      log ??= root.child(fields);
      return log;
    },
    tag(more: Record<string, string>) {
      Object.assign(fields, more);
      log = undefined;
    },
  };
}

/** Runs `serve` as one request, or without an address as work that a request left. Ids and a trace from the caller are kept when they are well-formed. */
export function withRequest<T>(log: Logger, from: RequestOrigin & { address?: string }, serve: () => T): T {
  const requestId = from.requestId && safeId.test(from.requestId) ? from.requestId : randomUUID();
  const compositionId = from.compositionId && safeId.test(from.compositionId) ? from.compositionId : 'none';
  return storage.run(openScope(log, { requestId, compositionId }, from.traceparent, from.address), serve);
}

/** Adds fields to the log lines of this request, such as the member's hash. */
export function tagRequest(fields: Record<string, string>): void {
  storage.getStore()?.tag(fields);
}

/** Registers what to undo if the request is refused before any work; does nothing outside of a request. */
export function onRefusal(undo: () => Promise<void>): void {
  storage.getStore()?.undos.push(undo);
}

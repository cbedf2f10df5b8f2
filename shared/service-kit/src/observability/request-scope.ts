import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import pino, { type Logger } from 'pino';

/** What belongs to the request being served, wherever in the code it is served. */
export interface RequestScope {
  requestId: string;
  compositionId: string;
  /** Whose request it is: the member as the log names them, else the address as limits count it. Never written to a log. */
  readonly caller: string;
  /** What every line of this request carries. */
  readonly fields: Readonly<Record<string, string>>;
  readonly log: Logger;
}

const storage = new AsyncLocalStorage<ReturnType<typeof openScope>>();
const emptyScope: RequestScope = {
  requestId: 'none',
  compositionId: 'none',
  caller: 'none',
  fields: {},
  log: pino({ level: 'silent' }),
};

/** The running request, or an empty scope with a silent log outside of one. */
export function currentRequest(): RequestScope {
  return storage.getStore() ?? emptyScope;
}

const safeId = /^[A-Za-z0-9._-]{1,64}$/;

/** A scope whose logger is made when a line is written: most requests write one. */
function openScope(root: Logger, requestId: string, compositionId: string, address: string) {
  const fields: Record<string, string> = { requestId, compositionId };
  let log: Logger | undefined;
  return {
    requestId,
    compositionId,
    fields,
    get caller() {
      return fields.user ?? address;
    },
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

/** Runs `serve` as one request; ids sent by the caller are kept when they are harmless. */
export function withRequest<T>(
  log: Logger,
  from: { requestId?: string; compositionId?: string; address: string },
  serve: () => T,
): T {
  const requestId = from.requestId && safeId.test(from.requestId) ? from.requestId : randomUUID();
  const compositionId = from.compositionId && safeId.test(from.compositionId) ? from.compositionId : 'none';
  return storage.run(openScope(log, requestId, compositionId, from.address), serve);
}

/** Adds to the log lines of this request, such as the hash of the member. */
export function tagRequest(fields: Record<string, string>): void {
  storage.getStore()?.tag(fields);
}

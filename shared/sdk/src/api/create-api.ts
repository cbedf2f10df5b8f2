import type { ActionEndpoint, Audience, Call } from '@datewright/contracts/call';
import { callUrl } from '@datewright/contracts/call-url';
import { z } from '@datewright/contracts/zod';
import { newId } from '../lib/new-id.ts';
import { ApiError, isUnreachable } from './api-error.ts';
import { createIdleTimeout } from './idle-timeout.ts';
import { readLines } from './ndjson.ts';
import { abortReason, localError, send } from './request.ts';
import type { Api, CallOptions } from './types.ts';

export interface ApiOptions {
  compositionId: string;
  /** Returns an access token for one service; `fresh` requests a new one after the service rejected the last. */
  getAccessToken: (service: string, fresh: boolean) => Promise<string>;
  /** Called when a service reports that the session has ended. */
  onSessionEnded: () => void;
  /** Called after each request with whether it reached its service. */
  onOutcome: (service: string, reached: boolean) => void;
}

interface OutgoingRequest extends CallOptions {
  service: string;
  audience: Audience;
  method: string;
  url: string;
  body: BodyInit | undefined;
}

interface AnyInput extends CallOptions {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  form?: FormData;
}

/** The API without the types inferred from each contract; `createApi` casts it to the typed one. */
interface UntypedApi {
  call: (call: Call, input?: AnyInput) => Promise<unknown>;
  run: (functions: ActionEndpoint, action: string, payload?: unknown, options?: CallOptions) => Promise<unknown>;
  stream: (call: Call, input?: AnyInput) => AsyncGenerator<unknown, void, undefined>;
}

const callTimeout = 10_000;
const streamIdleTimeout = 30_000;

/**
 * Creates the API client of a page. It adds bearer tokens, request and composition ids and timeouts, and parses
 * responses with the contracts.
 */
export function createApi(parts: ApiOptions): Api {
  async function attempt(out: OutgoingRequest, signal: AbortSignal, fresh: boolean): Promise<Response> {
    const headers: Record<string, string> = {
      accept: 'application/json',
      'x-request-id': newId(),
      'x-composition-id': parts.compositionId,
    };
    if (typeof out.body === 'string') headers['content-type'] = 'application/json';
    if (out.audience === 'member') headers.authorization = `Bearer ${await parts.getAccessToken(out.service, fresh)}`;
    try {
      const response = await send({ method: out.method, url: out.url, headers, body: out.body, signal });
      parts.onOutcome(out.service, true);
      return response;
    } catch (error) {
      if (error instanceof ApiError) parts.onOutcome(out.service, !isUnreachable(error));
      throw error;
    }
  }

  async function answer(out: OutgoingRequest, signal: AbortSignal): Promise<Response> {
    const asMember = out.audience === 'member' || out.audience === 'session';
    try {
      return await attempt(out, signal, false);
    } catch (error) {
      if (!(asMember && error instanceof ApiError && error.status === 401)) throw error;
      // A token can be rejected because of a rotated key, clock skew or a replaced session. Retrying once with a fresh
      // token tells these cases from a member who is signed out.
      if (out.audience === 'member') {
        return attempt(out, signal, true).catch((second) => {
          if (second instanceof ApiError && second.status === 401) parts.onSessionEnded();
          throw second;
        });
      }
      parts.onSessionEnded();
      throw error;
    }
  }

  async function json<S extends z.core.$ZodType>(out: OutgoingRequest, schema: S): Promise<z.core.output<S>> {
    const limit = createIdleTimeout(out.timeoutMs ?? callTimeout, out.signal);
    try {
      const response = await answer(out, limit.signal);
      const requestId = response.headers.get('x-request-id') ?? '';
      const body = await response.json().catch(() => {
        throw abortReason(limit.signal) ?? localError('unreadable_answer', requestId);
      });
      const parsed = z.safeParse(schema, body);
      if (!parsed.success) throw localError('unreadable_answer', requestId);
      return parsed.data;
    } finally {
      limit.end();
    }
  }

  async function* stream<S extends z.core.$ZodType>(out: OutgoingRequest, schema: S) {
    const limit = createIdleTimeout(out.timeoutMs ?? streamIdleTimeout, out.signal);
    let whole = false;
    try {
      const response = await answer(out, limit.signal);
      if (!response.body) throw localError('unreadable_answer');
      for await (const line of readLines(response.body)) {
        limit.heard();
        yield parseLine(schema, line);
      }
      whole = true;
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (!limit.signal.aborted) parts.onOutcome(out.service, false);
      throw abortReason(limit.signal) ?? localError('network');
    } finally {
      if (!whole) limit.leave();
      limit.end();
    }
  }

  const untyped: UntypedApi = {
    call: (call, input) => json(toOutgoingRequest(call, input ?? {}), call.response),
    run: (functions, action, payload, options) => {
      const { service, audience, path } = functions;
      const body = JSON.stringify({ action, payload });
      const response = functions.actions[action]?.response ?? z.unknown();
      return json({ ...options, service, audience, method: 'POST', url: path, body }, response);
    },
    stream: (call, input) => stream(toOutgoingRequest(call, input ?? {}), call.response),
  };
  return untyped as Api;
}

function parseLine<S extends z.core.$ZodType>(schema: S, line: string): z.core.output<S> {
  try {
    return z.parse(schema, JSON.parse(line));
  } catch {
    throw localError('unreadable_answer');
  }
}

function toOutgoingRequest(call: Call, input: AnyInput): OutgoingRequest {
  const { service, audience, method, path } = call;
  const hasBody = method === 'POST' || method === 'PUT' || input.body !== undefined;
  const body = input.form ?? (hasBody ? JSON.stringify(input.body ?? {}) : undefined);
  return { ...input, service, audience, method, url: callUrl(path, input.params, input.query), body };
}

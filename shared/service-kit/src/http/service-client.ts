import type { Call } from '@datewright/contracts/call';
import { type ErrorCode, errorBody, errorCatalogue } from '@datewright/contracts/errors';
import { z } from '@datewright/contracts/zod';
import { AppError } from '../errors/app-error.ts';
import { currentRequest } from '../observability/request-scope.ts';
import { isNotProcessed } from './closing-notice.ts';

/** Default timeout of a call to another service. */
export const serviceTimeoutMs = 3000;

export interface ServiceClientOptions {
  baseUrl: string;
  token: string;
  /** Milliseconds; `serviceTimeoutMs` by default. */
  timeout?: number;
}

/**
 * Calls another service by its contract and throws its errors as the same `AppError`. No response, a late one or one
 * that breaks the contract is `unavailable`, so the caller fails closed.
 */
export function createServiceClient({ baseUrl, token, timeout = serviceTimeoutMs }: ServiceClientOptions) {
  return async <C extends Call>(
    call: C,
    body: z.input<C['body']>,
    query: Record<string, string> = {},
  ): Promise<z.output<C['response']>> => {
    const { requestId, compositionId, traceHeaders } = currentRequest();
    const url = new URL(call.path, baseUrl);
    url.search = new URLSearchParams(query).toString();
    const request = {
      method: call.method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-request-id': requestId,
        'x-composition-id': compositionId,
        ...traceHeaders,
      },
      ...(call.method !== 'GET' && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    };
    const response = await send(url, request).catch((cause) => {
      throw new AppError('unavailable', { cause });
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok) {
      const parsed = z.safeParse(call.response, answer);
      if (parsed.success) return parsed.data as z.output<C['response']>;
      throw new AppError('unavailable', { cause: parsed.error });
    }
    const failure = z.safeParse(errorBody, answer);
    if (failure.success && Object.hasOwn(errorCatalogue, failure.data.error.code) && response.status < 500) {
      const { code, retryAfter } = failure.data.error;
      throw new AppError(code as ErrorCode, { retryAfter });
    }
    throw new AppError('unavailable');
  };
}

/** Sends a request, and once more if the service stopped and did nothing with it. */
async function send(url: URL, request: RequestInit): Promise<Response> {
  const response = await fetch(url, request);
  return isNotProcessed(response.status, (name) => response.headers.get(name)) ? fetch(url, request) : response;
}

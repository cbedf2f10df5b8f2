import { errorBody } from '@datewright/contracts/errors';
import { z } from '@datewright/contracts/zod';
import { en } from '../copy/en.ts';
import { ApiError, type LocalErrorCode } from './api-error.ts';

export interface Request {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: BodyInit | undefined;
  /** Ends the request: the reader left, or time is up. */
  signal: AbortSignal;
}

export function localError(code: LocalErrorCode, requestId = ''): ApiError {
  return new ApiError({ code, message: en.errors[code], requestId });
}

/** Sends one request; answers only a response that went well, and throws an ApiError for every other. */
export async function send(request: Request): Promise<Response> {
  const requestId = request.headers['x-request-id'] ?? '';
  let response: Response;
  try {
    response = await fetch(request.url, { ...request, credentials: 'same-origin' });
  } catch {
    throw abortReason(request.signal) ?? localError('network', requestId);
  }
  if (response.ok) return response;
  throw await readErrorResponse(response, requestId);
}

/** What to throw for an ended request: `timeout` when time was up, else the reason that the caller gave. */
export function abortReason(signal: AbortSignal): unknown {
  if (!signal.aborted) return null;
  return signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
    ? localError('timeout')
    : signal.reason;
}

async function readErrorResponse(response: Response, requestId: string): Promise<ApiError> {
  const body = z.safeParse(errorBody, await response.json().catch(() => null));
  if (!body.success) {
    return new ApiError({ ...unreadableAnswer, status: response.status, requestId });
  }
  return new ApiError({ ...body.data.error, status: response.status });
}

const unreadableAnswer = { code: 'unreadable_answer', message: en.errors.unreadable_answer };

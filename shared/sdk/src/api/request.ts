import { errorBody } from '@datewright/contracts/errors';
import { z } from '@datewright/contracts/zod';
import { en } from '../copy/en.ts';
import { ApiError, type LocalErrorCode } from './api-error.ts';

export interface Request {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: BodyInit | undefined;
  /** Aborts the request when the caller cancels or the timeout expires. */
  signal: AbortSignal;
}

export function localError(code: LocalErrorCode, requestId = ''): ApiError {
  return new ApiError({ code, message: en.errors[code], requestId });
}

/** Sends one request and returns the response if it succeeded; throws an `ApiError` otherwise. */
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

/**
 * Returns the error to throw for an aborted request: `timeout` if the time limit expired, otherwise the caller's abort
 * reason.
 */
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

import type { ErrorCode } from '@datewright/contracts/errors';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import type { SdkCopy } from '../copy/en.ts';

/** Errors raised by the browser: the request never reached a service, or the response does not match its contract. */
export type LocalErrorCode = keyof SdkCopy['errors'];

/** Error codes known to this build. A newer service may return others. */
export type ApiErrorCode = ErrorCode | LocalErrorCode;

/**
 * A failed call. `message` can be shown to members, `fields` names each invalid field, `retryAfter` is in seconds,
 * `requestId` identifies the call in the logs, and `care` explains why a text was held back.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode | (string & {});
  readonly status: number;
  readonly requestId: string;
  readonly fields: Record<string, string>;
  readonly retryAfter: number | null;
  readonly care: ModerationNotice | null;

  constructor(failure: {
    code: string;
    message: string;
    status?: number;
    requestId?: string;
    fields?: Record<string, string> | undefined;
    retryAfter?: number | undefined;
    care?: ModerationNotice | undefined;
  }) {
    super(failure.message);
    this.code = failure.code;
    this.status = failure.status ?? 0;
    this.requestId = failure.requestId ?? '';
    this.fields = failure.fields ?? {};
    this.retryAfter = failure.retryAfter ?? null;
    this.care = failure.care ?? null;
  }
}

/** True if no service answered: the request got lost, timed out, or a proxy in between failed it. */
export function isUnreachable({ code, status }: ApiError): boolean {
  return (
    code === 'network' ||
    code === 'timeout' ||
    code === 'unavailable' ||
    (code === 'unreadable_answer' && status >= 500)
  );
}

import type { ErrorCode } from '@datewright/contracts/errors';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import type { SdkCopy } from '../copy/en.ts';

/** Failures that never reached a service, or came back in a form that the contract does not know. */
export type LocalErrorCode = keyof SdkCopy['errors'];

/** What a call may fail with, as far as this page knows. A newer service may answer another one. */
export type ApiErrorCode = ErrorCode | LocalErrorCode;

/**
 * A call that failed. `message` is a sentence that a member may read. `fields` names each wrong field,
 * `retryAfter` is in seconds, `requestId` finds the call in the logs, `care` says why nothing was written for a text.
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

import type { ModerationNotice } from '@datewright/contracts/moderation';
import { ApiError } from '@datewright/sdk/host';

export interface PaidFailure {
  /**
   * `out`: no credits left. `held`: the text was held back (`care` says why), so a retry does not help. `unreached`:
   * the service was not reached, for example while offline. `failed`: everything else.
   */
  kind: 'out' | 'held' | 'unreached' | 'failed';
  code: string;
  /** A message for the member; empty when the page has its own. */
  message: string;
  care: ModerationNotice | null;
  /** Whether it was charged: `null` if that is unknown, `undefined` if the service did not say. */
  charged?: boolean | null;
}

/** A stream that failed after it began: its last line reports the error, because the status code is already sent. */
export class StreamError extends Error {
  readonly failure: PaidFailure;
  /** True if a retry under the same operation id would end the same way. */
  readonly isFinal: boolean;

  constructor(
    { code, message, care = null }: { code: string; message: string; care?: ModerationNotice | null | undefined },
    { charged, isSettled }: { charged: boolean | null; isSettled: boolean },
  ) {
    super(message);
    this.failure = { kind: failureKind({ status: 500, code, care }), code, message, care, charged };
    this.isFinal = isSettled;
  }
}

export function toPaidFailure(error: unknown): PaidFailure {
  if (error instanceof StreamError) return error.failure;
  if (!(error instanceof ApiError)) return { kind: 'unreached', code: 'network', message: '', care: null };
  return { kind: failureKind(error), code: error.code, message: error.message, care: error.care };
}

/** True if a retry under the same operation id would end the same way. */
export function isFinalError(error: unknown): boolean {
  if (error instanceof StreamError) return error.isFinal;
  return error instanceof ApiError && error.status > 0 && error.status < 500 && !isOperationRunning(error);
}

export const isOperationRunning = (error: unknown) => error instanceof ApiError && error.code === 'operation_running';

function failureKind({ status, code, care }: Pick<ApiError, 'status' | 'code' | 'care'>): PaidFailure['kind'] {
  if (care) return 'held';
  // 429 means no credits, except for `too_many_attempts`.
  if (status === 402 || code === 'out_of_credits' || (status === 429 && code !== 'too_many_attempts')) return 'out';
  return status === 0 ? 'unreached' : 'failed';
}

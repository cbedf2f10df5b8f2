import type { ModerationNotice } from '@datewright/contracts/moderation';
import { ApiError } from '@datewright/sdk/host';

export interface PaidFailure {
  /**
   * `out`: no credits left. `held`: nothing is written for this text (`care` says why), and trying again changes
   * nothing. `unreached`: the service was not reached, as without a connection. `failed`: all else.
   */
  kind: 'out' | 'held' | 'unreached' | 'failed';
  code: string;
  /** A sentence that a member may read; empty where the page has its own. */
  message: string;
  care: ModerationNotice | null;
  /** Whether it was charged: `null` while nobody can tell, `undefined` when nothing was said about it. */
  charged?: boolean | null;
}

/** How an answer ended that had begun well: its last line says so, where a status code no longer can. */
export class StreamError extends Error {
  readonly failure: PaidFailure;
  /** It will not end otherwise under the same operation id. */
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

/** True for an end that will not be another one under the same operation id. */
export function isFinalError(error: unknown): boolean {
  if (error instanceof StreamError) return error.isFinal;
  return error instanceof ApiError && error.status > 0 && error.status < 500 && !isOperationRunning(error);
}

export const isOperationRunning = (error: unknown) => error instanceof ApiError && error.code === 'operation_running';

function failureKind({ status, code, care }: Pick<ApiError, 'status' | 'code' | 'care'>): PaidFailure['kind'] {
  if (care) return 'held';
  // 429 unless it only came too fast.
  if (status === 402 || code === 'out_of_credits' || (status === 429 && code !== 'too_many_attempts')) return 'out';
  return status === 0 ? 'unreached' : 'failed';
}

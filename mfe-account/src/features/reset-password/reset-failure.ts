import { ApiError } from '@datewright/sdk/host';
import type { Copy } from '../../copy/en.ts';
import { findErrorCode } from '../../lib/error-messages.ts';

type Sentences = Copy['resetErrors'];

/** `retry` reopens the link and tries again, `start-over` needs a new link, `correct` another password. */
export interface ResetFailure {
  message: string;
  next: 'retry' | 'start-over' | 'correct';
}

const nextSteps: Record<keyof Sentences['byCode'], ResetFailure['next']> = {
  recovery_session_missing: 'retry',
  password_too_short: 'correct',
  password_too_common: 'correct',
  password_refused: 'correct',
  recovery_expired: 'start-over',
  link_expired: 'start-over',
  link_broken: 'start-over',
};

/** The message and the next step; a plain apology for unknown errors. */
export function toResetFailure(error: unknown, { byCode, failed }: Sentences): ResetFailure {
  const code = error instanceof ApiError && findErrorCode(byCode, error);
  return code ? { message: byCode[code], next: nextSteps[code] } : { message: failed, next: 'correct' };
}

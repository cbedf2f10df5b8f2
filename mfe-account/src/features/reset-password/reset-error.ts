import { ApiError } from '@datewright/sdk/host';
import type { Copy } from '../../copy/en.ts';
import { codeAmong } from '../../frame/sentences-by-code.ts';

type Sentences = Copy['resetErrors'];

/** `retry` opens the link again and tries once more, `start-over` needs a new link, `correct` another password. */
export interface ResetFailure {
  sentence: string;
  next: 'retry' | 'start-over' | 'correct';
}

const helps: Record<keyof Sentences['byCode'], ResetFailure['next']> = {
  recovery_session_missing: 'retry',
  password_too_short: 'correct',
  password_too_common: 'correct',
  password_refused: 'correct',
  recovery_expired: 'start-over',
  link_expired: 'start-over',
  link_broken: 'start-over',
};

/** What the visitor reads and what helps; the plain apology for whatever is not known. */
export function resetError(error: unknown, { byCode, failed }: Sentences): ResetFailure {
  const code = error instanceof ApiError && codeAmong(byCode, error);
  return code ? { sentence: byCode[code], next: helps[code] } : { sentence: failed, next: 'correct' };
}

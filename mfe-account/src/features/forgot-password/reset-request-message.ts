import { ApiError } from '@datewright/sdk/host';
import type { Copy } from '../../copy/en.ts';
import { toErrorMessage } from '../../lib/error-messages.ts';
import { toRateLimitMessage } from '../../lib/rate-limit-message.ts';

/** The message when no link was mailed, including an unreachable or silent service. */
export function toResetRequestMessage(error: unknown, sentences: Copy['forgotErrors']): string {
  const wait = toRateLimitMessage(error, sentences.waits);
  if (wait !== null) return wait;
  const answered = error instanceof ApiError && error.status > 0 && error.status < 500;
  return answered ? toErrorMessage(sentences.byCode, error) || sentences.failed : sentences.unreachable;
}

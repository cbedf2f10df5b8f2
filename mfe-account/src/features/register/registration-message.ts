import { ApiError } from '@datewright/sdk/host';
import type { Copy } from '../../copy/en.ts';
import { toErrorMessage } from '../../lib/error-messages.ts';
import { toRateLimitMessage } from '../../lib/rate-limit-message.ts';

/** What the member reads of whatever went wrong: also of an answer that says nothing, and of trouble of our own. */
export function toRegistrationMessage(error: unknown, sentences: Copy['registrationErrors']): string {
  if (!(error instanceof ApiError)) return sentences.broken;
  return toRateLimitMessage(error) ?? (toErrorMessage(sentences.byCode, error) || sentences.empty);
}

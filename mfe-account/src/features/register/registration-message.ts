import { ApiError } from '@datewright/sdk/host';
import type { Copy } from '../../copy/en.ts';
import { toErrorMessage } from '../../lib/error-messages.ts';
import { toRateLimitMessage } from '../../lib/rate-limit-message.ts';

/** The message of any failure, including an empty response and our own errors. */
export function toRegistrationMessage(error: unknown, sentences: Copy['registrationErrors']): string {
  if (!(error instanceof ApiError)) return sentences.broken;
  return toRateLimitMessage(error, sentences.waits) ?? (toErrorMessage(sentences.byCode, error) || sentences.empty);
}

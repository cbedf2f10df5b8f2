import { ApiError } from '@datewright/sdk/host';
import type { Copy } from '../../copy/en.ts';
import { toRateLimitMessage } from '../../lib/rate-limit-message.ts';

/** The message of a failed sign-in: the service's, or a generic one. */
export const toSignInMessage = (error: unknown, sentences: Copy['login']) =>
  toRateLimitMessage(error, sentences.waits) ??
  (error instanceof ApiError && error.message !== '' ? error.message : sentences.failed);

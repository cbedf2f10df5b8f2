import { ApiError } from '@datewright/sdk/host';
import type { Copy } from '../../copy/en.ts';
import { toRateLimitMessage } from '../../lib/rate-limit-message.ts';

/** What the member reads when signing in failed: what the service says, or the plain sentence. */
export const toSignInMessage = (error: unknown, sentences: Copy['login']) =>
  toRateLimitMessage(error) ?? (error instanceof ApiError && error.message !== '' ? error.message : sentences.failed);

import { ApiError } from '@datewright/sdk/host';
import type { Copy } from '../../copy/en.ts';
import { waitWords } from '../../frame/wait-words.ts';

/** What the member reads when signing in failed: what the service says, or the plain sentence. */
export const signInProblem = (error: unknown, sentences: Copy['login']) =>
  waitWords(error) ?? (error instanceof ApiError && error.message !== '' ? error.message : sentences.failed);

import { ApiError } from '@datewright/sdk/host';
import type { Copy } from '../../copy/en.ts';
import { sentenceFor } from '../../frame/sentences-by-code.ts';
import { waitWords } from '../../frame/wait-words.ts';

/** What the visitor reads when no link was mailed: also when nobody answered, or the answer says nothing. */
export function forgotError(error: unknown, sentences: Copy['forgotErrors']): string {
  const wait = waitWords(error);
  if (wait !== null) return wait;
  const answered = error instanceof ApiError && error.status > 0 && error.status < 500;
  return answered ? sentenceFor(sentences.byCode, error) || sentences.failed : sentences.unreachable;
}

import { ApiError } from '@datewright/sdk/host';
import type { Copy } from '../../copy/en.ts';
import { sentenceFor } from '../../frame/sentences-by-code.ts';
import { waitWords } from '../../frame/wait-words.ts';

/** What the member reads of whatever went wrong: also of an answer that says nothing, and of trouble of our own. */
export function registrationProblem(error: unknown, sentences: Copy['registrationErrors']): string {
  if (!(error instanceof ApiError)) return sentences.broken;
  return waitWords(error) ?? (sentenceFor(sentences.byCode, error) || sentences.empty);
}

import { ApiError } from '@datewright/sdk/host';
import type { Copy } from '../../copy/en.ts';
import { legacyWait } from '../../frame/legacy-words.ts';

type Sentences = Copy['verify'];

/** When the service limits without saying for how long. */
const unknownWait = 31;

/** Why no link can be asked for now, or `null` when one can. `left`: seconds of the wait that is running. */
export function resendRefusal(email: string | undefined, left: number, sentences: Sentences): string | null {
  if (!email) return sentences.noEmail;
  return left > 0 ? sentences.cooldown(left) : null;
}

/** What the member reads when no link was sent, and for how many seconds the service wants none to be asked for. */
export function resendProblem(error: unknown, sentences: Sentences): { sentence: string; wait: number | null } {
  const limited = error instanceof ApiError && error.status === 429;
  if (!limited) return { sentence: sentences.failed, wait: null };
  const wait = error.retryAfter ?? legacyWait(error.message) ?? unknownWait;
  return { sentence: sentences.rateLimited(wait), wait };
}

import type { Care } from '@datewright/contracts/safety';
import { ApiError } from '@datewright/sdk/host';
import type { trouble } from '../copy/en/trouble.ts';

/** What the member was doing when it failed. */
export type Doing =
  | 'generate'
  | 'refresh'
  | 'analyze'
  | 'load'
  | 'save'
  | 'sync'
  | 'saveEdit'
  | 'saveImproved'
  | 'saveGenerated'
  | 'reset'
  | 'resetByProgress'
  | 'restore';

export type Problem =
  /** No credits: not a failure but a notice of its own. */
  | { kind: 'out' }
  /** Nothing is written or scored for this text, and that is no failure either. */
  | { kind: 'held'; care: Care }
  | { kind: 'said'; message: string; detail: string | null };

/** Sentences of the service that say more than ours and are shown as they are. */
const tells = new Set([
  'ai_refused',
  'ai_failed',
  'ai_timeout',
  'too_few_details',
  'empty_bio',
  'too_many_attempts',
  'text_too_long',
  'no_access',
  'charge_unknown',
]);
const asksTheAi: Doing[] = ['generate', 'refresh', 'analyze'];

/** What to say about a failure: one mapping for the whole product. */
export function problemOf(doing: Doing, error: unknown, copy: typeof trouble): Problem {
  const known = error instanceof ApiError ? error : null;
  if (known?.care && asksTheAi.includes(doing)) return { kind: 'held', care: known.care };
  const told = known && tells.has(known.code) ? known.message : null;
  if (known && asksTheAi.includes(doing) && isOut(known)) return { kind: 'out' };
  if (doing === 'generate' || doing === 'refresh') return { kind: 'said', message: told ?? copy[doing], detail: null };
  return { kind: 'said', message: copy[doing], detail: doing === 'analyze' ? told : null };
}

/** 402, and 429 unless it says that it only came too fast. */
function isOut({ status, code }: ApiError): boolean {
  return status === 402 || (status === 429 && code !== 'too_many_attempts');
}

/** An older service says so in its answer. */
export const saysOutOfCredits = (explanation: readonly string[]) => /insufficient credits/i.test(explanation[0] ?? '');

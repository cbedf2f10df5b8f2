import type { ErrorCode } from '@datewright/contracts/errors';
import type { PaidFailure } from '@datewright/sdk/paid';

/** Sentences of the service that say more than ours and are shown as they are. */
const specificCodes: ReadonlySet<string> = new Set([
  'ai_refused',
  'ai_failed',
  'ai_timeout',
  'too_few_details',
  'empty_bio',
  'too_many_attempts',
  'text_too_long',
  'no_access',
  'charge_unknown',
  'no_score_language',
  'no_score_sentences',
  'no_score_repeats',
  'no_better_bio',
] satisfies ErrorCode[]);

/** What the service says about a failure, where that says more than our own words. */
export const getServiceMessage = ({ code, message }: PaidFailure) => (specificCodes.has(code) ? message : null);

interface FailureTexts {
  out: string;
  failed: string;
}

/** What to say about a generation that failed; nothing about a text that is held back, which is no failure. */
export function getFailureMessage(failure: PaidFailure | null, { out, failed }: FailureTexts): string | null {
  if (failure === null || failure.kind === 'held') return null;
  return failure.kind === 'out' ? out : (getServiceMessage(failure) ?? failed);
}

/** An older service says so in its answer. */
export const isLegacyOutOfCredits = (explanation: readonly string[]) =>
  /insufficient credits/i.test(explanation[0] ?? '');

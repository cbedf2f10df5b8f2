import type { ErrorCode } from '@datewright/contracts/errors';
import type { PaidFailure } from '@datewright/sdk/paid';

/** The service's messages for these codes say more than ours, so they are shown. */
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
  'bio_too_short',
  'no_better_bio',
] satisfies ErrorCode[]);

/** The service's message, if it says more than ours. */
export const getServiceMessage = ({ code, message }: PaidFailure) => (specificCodes.has(code) ? message : null);

interface FailureTexts {
  out: string;
  failed: string;
}

/** The message of a failed generation; null for a text that was held back, which is not a failure. */
export function getFailureMessage(failure: PaidFailure | null, { out, failed }: FailureTexts): string | null {
  if (failure === null || failure.kind === 'held') return null;
  return failure.kind === 'out' ? out : (getServiceMessage(failure) ?? failed);
}

/** An older service reports this in its answer. */
export const isLegacyOutOfCredits = (explanation: readonly string[]) =>
  /insufficient credits/i.test(explanation[0] ?? '');

import type { ErrorCode } from '@datewright/contracts/errors';

const codesThatStateCharge: ReadonlySet<string> = new Set([
  'ai_failed',
  'ai_refused',
  'ai_timeout',
  'charge_unknown',
  'held_back',
  'bio_too_short',
  'no_better_bio',
  'no_score_language',
  'payment_refused',
  'payment_unavailable',
  'price_changed',
  'text_too_long',
] satisfies ErrorCode[]);

/** True when the error's message itself says what was charged. */
export const statesCharge = (code: string) => codesThatStateCharge.has(code);

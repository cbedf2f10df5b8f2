import type { ErrorCode } from '@datewright/contracts/errors';
import { ApiError } from '@datewright/sdk/host';
import type { CheckoutCopy } from '../copy/en/checkout.ts';

/** Error codes whose message from the service fits the page. */
const codesWithServiceMessage: ReadonlySet<string> = new Set([
  'consent_missing',
  'payment_unavailable',
  'too_many_attempts',
] satisfies ErrorCode[]);

export function getCheckoutErrorMessage(error: unknown, copy: CheckoutCopy['errors']): string {
  if (!(error instanceof ApiError)) return copy.notOpened;
  if (error.status === 401) return copy.signInMissing;
  if (codesWithServiceMessage.has(error.code)) return error.message;
  switch (error.code) {
    case 'plan_unavailable':
      return copy.unknownPlan;
    case 'unreadable_answer':
      return copy.invalidAnswer;
    case 'network':
    case 'timeout':
      return copy.unreachable;
    default:
      return copy.other;
  }
}

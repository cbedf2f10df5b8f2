import type { Tier } from '@datewright/contracts/tier';
import { ApiError } from '@datewright/sdk/host';
import type { BillingCopy } from '../copy/billing.ts';

/**
 * Returns the message for a portal that failed to open. Calls `readTier` only when the message depends on the member's
 * plan.
 */
export async function portalErrorMessage(
  error: unknown,
  readTier: () => Promise<Tier>,
  copy: BillingCopy['portal'],
): Promise<string> {
  if (!(error instanceof ApiError)) return copy.failedHere;
  if (error.status === 401) return copy.signInMissing;
  switch (error.code) {
    case 'no_active_subscription':
      return readTier().then(
        (tier) => (tier === 'free' ? copy.nothingYet : copy.foundButClosed),
        () => copy.other,
      );
    case 'billing_details_missing':
      return copy.detailsMissing;
    case 'unreadable_answer':
      return copy.noUrl;
    case 'network':
    case 'timeout':
      return copy.unreachable;
    default:
      return copy.other;
  }
}

import { ApiError } from '@datewright/sdk/host';
import type { BillingCopy } from './copy/en.ts';

/** The message for a failed withdrawal. It always states what is in force. */
export function toWithdrawalMessage(error: unknown, copy: BillingCopy['withdrawal']): string {
  if (!(error instanceof ApiError)) return copy.failed;
  if (error.code === 'withdrawal_over') return copy.over;
  return error.code === 'network' || error.code === 'timeout' ? copy.offline : copy.failed;
}

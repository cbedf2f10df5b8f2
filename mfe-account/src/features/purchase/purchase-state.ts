import type { getPurchase } from '@datewright/contracts/account/get-purchase';
import { ApiError } from '@datewright/sdk/host';
import type { z } from '@datewright/sdk/zod';

export type Purchase = z.infer<typeof getPurchase.response>;

export type PurchaseState =
  | { kind: 'checking' }
  /** It takes longer than usual; polling continues. */
  | { kind: 'late' }
  | { kind: 'complete'; purchase: Purchase }
  | { kind: 'open' | 'expired' | 'unknown' | 'failed' };

interface PurchaseQuery {
  answer: Purchase | undefined;
  error: unknown;
  /** Polling has taken longer than a member should wait without a message. */
  isLate: boolean;
}

/** Derives the page's state from the latest response. */
export function toPurchaseState({ answer, error, isLate }: PurchaseQuery): PurchaseState {
  if (answer?.status === 'complete') return { kind: 'complete', purchase: answer };
  if (answer?.status === 'expired' || answer?.status === 'open') return { kind: answer.status };
  if (isUnknown(error)) return { kind: 'unknown' };
  if (error && !answer && isLate) return { kind: 'failed' };
  return { kind: isLate ? 'late' : 'checking' };
}

/** Milliseconds until the next request, or `false` when the answer is final. One second at first, three at most. */
export function nextPollDelay({ answer, error }: Omit<PurchaseQuery, 'isLate'>, asked: number): number | false {
  if (answer?.status === 'complete' || answer?.status === 'expired' || isUnknown(error)) return false;
  return Math.min(1000 + 500 * asked, 3000);
}

const isUnknown = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400);

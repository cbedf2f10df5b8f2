import type { AppContext } from '../../context.ts';
import type { CreditAccount } from '../../data/credits/credit-account-repository.ts';

/** Whether the operation was paid for. The book must be read before the ledger: lines move from one to the other. */
export async function isCharged(ctx: AppContext, book: CreditAccount, operationId: string): Promise<boolean> {
  const isPending = book.pendingLines.some((line) => line.kind === 'charged' && line.operationId === operationId);
  return isPending || ctx.creditLedger.hasCharge(book.userId, operationId);
}

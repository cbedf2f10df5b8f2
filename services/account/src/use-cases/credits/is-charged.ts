import type { CreditsContext } from '../../context.ts';
import type { CreditAccount } from '../../data/credits/credit-account-schema.ts';

/** Whether the operation was charged. Read the account before the ledger, because lines move from one to the other. */
export async function isCharged(ctx: CreditsContext, book: CreditAccount, operationId: string): Promise<boolean> {
  const isPending = book.pendingLines.some((line) => line.kind === 'charged' && line.operationId === operationId);
  return isPending || ctx.creditLedger.hasCharge(book.userId, operationId);
}

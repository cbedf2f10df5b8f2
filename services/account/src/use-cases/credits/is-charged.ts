import type { CreditsContext } from '../../context.ts';
import type { CreditAccount } from '../../data/credits/credit-account-schema.ts';

/** Whether the operation was charged. Read the account before the ledger, because lines move from one to the other. */
export async function isCharged(ctx: CreditsContext, account: CreditAccount, operationId: string): Promise<boolean> {
  const isPending = account.pendingLines.some((line) => line.kind === 'charged' && line.operationId === operationId);
  return isPending || ctx.creditLedger.hasCharge(account.userId, operationId);
}

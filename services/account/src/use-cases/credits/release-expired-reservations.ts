import type { CreditsContext } from '../../context.ts';
import type { CreditAccount } from '../../data/credits/credit-account-schema.ts';

/** Releases every expired reservation of the account. Returns whether there was one. */
export async function releaseExpiredReservations(ctx: CreditsContext, account: CreditAccount): Promise<boolean> {
  const now = ctx.now();
  const expired = account.holds.filter((hold) => hold.expiresAt.getTime() <= now);
  for (const hold of expired) {
    const { holdId, operationId } = hold;
    // Nothing was charged, so the ledger's sum stays the same.
    const line = { lineId: `${holdId}:expired`, kind: 'expired' as const, amount: 0, operationId, at: new Date(now) };
    await ctx.creditAccounts.release(account._id, hold, line);
  }
  if (expired.length > 0) ctx.ledgerWriter.scheduleWrite(account._id);
  return expired.length > 0;
}

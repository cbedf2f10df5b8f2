import type { CreditsContext } from '../context.ts';
import { releaseExpiredReservations } from '../use-cases/credits/release-expired-reservations.ts';

/** Accounts in one run. */
const batchSize = 200;
/** Milliseconds after which the writer of a pending line counts as dead. */
const writerTimeout = 5_000;

/** Releases expired reservations and writes ledger lines that a dead process left behind. */
export async function sweepCredits(ctx: CreditsContext): Promise<void> {
  for (const account of await ctx.creditAccounts.findWithExpiredReservations(new Date(ctx.now()), batchSize))
    await releaseExpiredReservations(ctx, account);
  const before = new Date(ctx.now() - writerTimeout);
  for (const account of await ctx.creditAccounts.findWithPendingLines(before, batchSize))
    await ctx.ledgerWriter.write(account);
}

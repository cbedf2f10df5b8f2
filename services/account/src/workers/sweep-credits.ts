import type { AppContext } from '../context.ts';
import { releaseExpiredReservations } from '../use-cases/credits/release-expired-reservations.ts';

/** Books looked at in one round. */
const batchSize = 200;
/** Milliseconds that a line may wait before its writer counts as dead. */
const writerTimeout = 5_000;

/** Gives expired holds back and writes ledger lines that a dead process left in the books. */
export async function sweepCredits(ctx: AppContext): Promise<void> {
  for (const book of await ctx.creditAccounts.findWithExpiredReservations(new Date(ctx.now()), batchSize))
    await releaseExpiredReservations(ctx, book);
  const before = new Date(ctx.now() - writerTimeout);
  for (const book of await ctx.creditAccounts.findWithPendingLines(before, batchSize))
    await ctx.ledgerWriter.write(book);
}

import type { AppContext } from '../context.ts';
import { giveBackExpired } from './give-back-expired.ts';

/** Books looked at in one round. */
const most = 200;
/** Milliseconds that a line may wait before its writer counts as dead. */
const patience = 5_000;

/** Gives expired holds back and writes ledger lines that a dead process left in the books. */
export async function sweepCredits(ctx: AppContext): Promise<void> {
  for (const book of await ctx.books.withExpiredHolds(new Date(ctx.now()), most)) await giveBackExpired(ctx, book);
  const before = new Date(ctx.now() - patience);
  for (const book of await ctx.books.withPendingLines(before, most)) await ctx.ledgerWriter.write(book);
}

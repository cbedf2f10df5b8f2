import type { getCreditHistory } from '@datewright/contracts/credits';
import type { z } from '@datewright/contracts/zod';
import type { AppContext } from '../context.ts';

const newest = 100;

/** The newest lines of the member's ledger, with those that their books still carried. */
export async function creditHistory(
  ctx: AppContext,
  userId: string,
): Promise<z.output<typeof getCreditHistory.response>> {
  for (const book of await ctx.books.ofUser(userId)) await ctx.ledgerWriter.write(book);
  const lines = await ctx.ledger.newest(userId, newest);
  return {
    entries: lines.map(({ at, tool, kind, amount, operationId }) => ({
      at: at.toISOString(),
      tool,
      kind,
      amount,
      operationId,
    })),
  };
}

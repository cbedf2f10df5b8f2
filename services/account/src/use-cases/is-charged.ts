import type { AppContext } from '../context.ts';
import type { CreditBook } from '../data/credit-books.ts';

/** Whether the operation was paid for. The book must be read before the ledger: lines move from one to the other. */
export async function isCharged(ctx: AppContext, book: CreditBook, operationId: string): Promise<boolean> {
  const isPending = book.pendingLines.some((line) => line.kind === 'charged' && line.operationId === operationId);
  return isPending || ctx.ledger.hasCharge(book.userId, operationId);
}

import { randomUUID } from 'node:crypto';
import type { ToolName } from '@datewright/contracts/tool-words';
import type { AppContext } from '../context.ts';
import { bookIdOf, type CreditBook } from '../data/credit-books.ts';
import type { CreditPeriod } from '../rules/credit-period.ts';

/** The period's book, opened if it was not, at the limit of the plan that is in force now. */
export async function openBook(
  ctx: AppContext,
  userId: string,
  tool: ToolName,
  period: CreditPeriod,
): Promise<CreditBook> {
  const bookId = bookIdOf(userId, tool, period);
  const book = (await ctx.books.find(bookId)) ?? (await openNew(ctx, userId, tool, period));
  if (book.limit === period.limit) return book;
  const change = period.limit - book.limit;
  const line = adjustedLine(bookId, change, ctx.now());
  await ctx.books.adjust(bookId, book.limit, period.limit, line);
  ctx.ledgerWriter.writeSoon(bookId);
  return openBook(ctx, userId, tool, period);
}

async function openNew(ctx: AppContext, userId: string, tool: ToolName, period: CreditPeriod): Promise<CreditBook> {
  const bookId = bookIdOf(userId, tool, period);
  const line = { lineId: `${bookId}:opened`, kind: 'opened' as const, amount: period.limit, operationId: null };
  await ctx.books.open(userId, tool, period, { ...line, at: new Date(ctx.now()) });
  ctx.ledgerWriter.writeSoon(bookId);
  const book = await ctx.books.find(bookId);
  if (!book) throw new Error('A book that was just opened is gone');
  return book;
}

const adjustedLine = (bookId: string, amount: number, now: number) => ({
  lineId: `${bookId}:adjusted:${randomUUID()}`,
  kind: 'adjusted' as const,
  amount,
  operationId: null,
  at: new Date(now),
});

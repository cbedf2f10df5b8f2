import { randomUUID } from 'node:crypto';
import type { ToolName } from '@datewright/contracts/tool-lookup';
import type { CreditsContext } from '../../context.ts';
import { type CreditAccount, creditAccountId } from '../../data/credits/credit-account-schema.ts';
import type { CreditPeriod } from '../../rules/credits/credit-period.ts';

/** The period's account, created if needed and adjusted to the current plan's limit. */
export async function openCreditAccount(
  ctx: CreditsContext,
  userId: string,
  tool: ToolName,
  period: CreditPeriod,
): Promise<CreditAccount> {
  const bookId = creditAccountId(userId, tool, period);
  const book = (await ctx.creditAccounts.findById(bookId)) ?? (await createCreditAccount(ctx, userId, tool, period));
  if (book.limit === period.limit) return book;
  const change = period.limit - book.limit;
  const line = createAdjustmentLine(bookId, change, ctx.now());
  await ctx.creditAccounts.adjustLimit(bookId, book.limit, period.limit, line);
  ctx.ledgerWriter.scheduleWrite(bookId);
  return openCreditAccount(ctx, userId, tool, period);
}

async function createCreditAccount(
  ctx: CreditsContext,
  userId: string,
  tool: ToolName,
  period: CreditPeriod,
): Promise<CreditAccount> {
  const bookId = creditAccountId(userId, tool, period);
  const line = { lineId: `${bookId}:opened`, kind: 'opened' as const, amount: period.limit, operationId: null };
  await ctx.creditAccounts.createIfMissing(userId, tool, period, { ...line, at: new Date(ctx.now()) });
  ctx.ledgerWriter.scheduleWrite(bookId);
  const book = await ctx.creditAccounts.findById(bookId);
  if (!book) throw new Error('A book that was just opened is gone');
  return book;
}

const createAdjustmentLine = (bookId: string, amount: number, now: number) => ({
  lineId: `${bookId}:adjusted:${randomUUID()}`,
  kind: 'adjusted' as const,
  amount,
  operationId: null,
  at: new Date(now),
});

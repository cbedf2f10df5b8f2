import { randomUUID } from 'node:crypto';
import type { ToolName } from '@datewright/contracts/tool-lookup';
import type { CreditsContext } from '../../context.ts';
import { creditAccountId } from '../../data/credits/credit-account-schema.ts';
import type { CreditPeriod } from '../../rules/credits/credit-period.ts';

/** Opens the period's account, adjusted to the current plan's limit, and returns its id. */
export async function openCreditAccount(
  ctx: CreditsContext,
  userId: string,
  tool: ToolName,
  period: CreditPeriod,
): Promise<string> {
  const bookId = creditAccountId(userId, tool, period);
  const limit = await ctx.creditAccounts.findLimit(bookId);
  if (limit === period.limit) return bookId;
  if (limit === undefined) {
    const line = { lineId: `${bookId}:opened`, kind: 'opened' as const, amount: period.limit, operationId: null };
    await ctx.creditAccounts.createIfMissing(userId, tool, period, { ...line, at: new Date(ctx.now()) });
  } else {
    const line = createAdjustmentLine(bookId, period.limit - limit, ctx.now());
    await ctx.creditAccounts.adjustLimit(bookId, limit, period.limit, line);
  }
  ctx.ledgerWriter.scheduleWrite(bookId);
  return openCreditAccount(ctx, userId, tool, period);
}

const createAdjustmentLine = (bookId: string, amount: number, now: number) => ({
  lineId: `${bookId}:adjusted:${randomUUID()}`,
  kind: 'adjusted' as const,
  amount,
  operationId: null,
  at: new Date(now),
});

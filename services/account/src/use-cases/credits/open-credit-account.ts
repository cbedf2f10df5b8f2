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
  const line = { operationId: null, at: new Date(ctx.now()) };
  if (limit === undefined) {
    const opened = { ...line, lineId: `${bookId}:opened`, kind: 'opened' as const, amount: period.limit };
    await ctx.creditAccounts.createIfMissing(userId, tool, period, opened);
  } else {
    const lineId = `${bookId}:adjusted:${randomUUID()}`;
    const adjusted = { ...line, lineId, kind: 'adjusted' as const, amount: period.limit - limit };
    await ctx.creditAccounts.adjustLimit(bookId, limit, period.limit, adjusted);
  }
  ctx.ledgerWriter.scheduleWrite(bookId);
  return openCreditAccount(ctx, userId, tool, period);
}

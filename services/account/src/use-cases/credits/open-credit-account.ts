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
  const account = (await ctx.creditAccounts.findById(bookId)) ?? (await createCreditAccount(ctx, userId, tool, period));
  if (account.limit === period.limit) return account;
  const change = period.limit - account.limit;
  const line = createAdjustmentLine(bookId, change, ctx.now());
  await ctx.creditAccounts.adjustLimit(bookId, account.limit, period.limit, line);
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
  const account = await ctx.creditAccounts.findById(bookId);
  if (!account) throw new Error('A credit account that was just created is gone');
  return account;
}

const createAdjustmentLine = (bookId: string, amount: number, now: number) => ({
  lineId: `${bookId}:adjusted:${randomUUID()}`,
  kind: 'adjusted' as const,
  amount,
  operationId: null,
  at: new Date(now),
});

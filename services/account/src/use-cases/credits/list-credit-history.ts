import type { getCreditHistory, ledgerEntry } from '@datewright/contracts/account/get-credit-history';
import type { z } from '@datewright/contracts/zod';
import { decodePageCursor, toPage } from '@datewright/service-kit/database/page-cursor';
import type { CreditsContext } from '../../context.ts';
import type { LedgerDocument } from '../../data/credits/credit-ledger-repository.ts';

const pageSize = 100;

const toLedgerEntry = ({
  at,
  tool,
  kind,
  amount,
  operationId,
  purpose,
}: LedgerDocument): z.output<typeof ledgerEntry> => ({
  at: at.toISOString(),
  tool,
  kind,
  amount,
  operationId,
  ...(purpose && { purpose }),
});

async function writePendingLines(ctx: CreditsContext, userId: string): Promise<void> {
  for (const account of await ctx.creditAccounts.findByUser(userId)) await ctx.ledgerWriter.write(account);
}

/** One page of the member's ledger, including pending lines. Throws `invalid_request` for a bad cursor. */
export async function listCreditHistory(
  ctx: CreditsContext,
  userId: string,
  before?: string,
): Promise<z.output<typeof getCreditHistory.response>> {
  const place = before === undefined ? undefined : decodePageCursor(before);
  await writePendingLines(ctx, userId);
  const lines = await ctx.creditLedger.findNewest(userId, pageSize + 1, place);
  const { items, earlier } = toPage(lines, pageSize, ({ at, _id: id }) => ({ at, id }));
  return { entries: items.map(toLedgerEntry), earlier };
}

/** The member's whole ledger, including pending lines, newest first. */
export async function* streamCreditHistory(ctx: CreditsContext, userId: string) {
  await writePendingLines(ctx, userId);
  for await (const line of ctx.creditLedger.stream(userId)) yield toLedgerEntry(line);
}

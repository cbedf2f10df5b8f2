import type { getCreditHistory } from '@datewright/contracts/account/get-credit-history';
import type { z } from '@datewright/contracts/zod';
import { decodePageCursor, toPage } from '@datewright/service-kit/database/page-cursor';
import type { CreditsContext } from '../../context.ts';

const pageSize = 100;

/** One page of the member's ledger, including pending lines. Throws `invalid_request` for a bad cursor. */
export async function listCreditHistory(
  ctx: CreditsContext,
  userId: string,
  before?: string,
): Promise<z.output<typeof getCreditHistory.response>> {
  const place = before === undefined ? undefined : decodePageCursor(before);
  for (const account of await ctx.creditAccounts.findByUser(userId)) await ctx.ledgerWriter.write(account);
  const lines = await ctx.creditLedger.findNewest(userId, pageSize + 1, place);
  const { items, earlier } = toPage(lines, pageSize, ({ at, _id: id }) => ({ at, id }));
  return {
    entries: items.map(({ at, tool, kind, amount, operationId, purpose }) => ({
      at: at.toISOString(),
      tool,
      kind,
      amount,
      operationId,
      ...(purpose && { purpose }),
    })),
    earlier,
  };
}
